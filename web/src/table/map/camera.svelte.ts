/** Where one looks on a map, and how closely. Zoom 1 shows the whole map; zooming makes room between places. */

export interface Extent {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const MOST_ZOOM = 6;
/** How far beyond its edge a map can be dragged, in pixels; of itself it never goes there. One hardly larger than its port stays in the middle. */
const SLACK = 40;
const LOOSE = 1.25;
/** What is brought into sight keeps this distance from the edge. */
const RIM = 46;

export class Camera {
  /** How far the middle of the map lies from the middle of the port. */
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** The port one looks through, and the whole map in it at zoom 1. */
  port: Extent = $state.raw({ width: 0, height: 0 });
  whole: Extent = $state.raw({ width: 0, height: 0 });

  readonly world: Extent = $derived({ width: this.whole.width * this.zoom, height: this.whole.height * this.zoom });

  #settle(x: number, y: number, zoom: number, most = 0): void {
    const slack = most * Math.min(1, (zoom - 1) / (LOOSE - 1));
    const limit = (extent: number, room: number): number => Math.max(0, (extent * zoom - room) / 2 + slack);
    const [wide, high] = [limit(this.whole.width, this.port.width), limit(this.whole.height, this.port.height)];
    this.x = Math.max(-wide, Math.min(wide, x));
    this.y = Math.max(-high, Math.min(high, y));
    this.zoom = zoom;
  }

  pan(dx: number, dy: number): void {
    this.#settle(this.x + dx, this.y + dy, this.zoom, SLACK);
  }

  /** The port has another size: the same view, as far as the map reaches. */
  settle(): void {
    this.#settle(this.x, this.y, this.zoom);
  }

  /** Zooms so that what lies `dx`, `dy` from the middle of the port stays there. */
  zoomBy(factor: number, dx = 0, dy = 0): void {
    const zoom = Math.max(1, Math.min(MOST_ZOOM, this.zoom * factor));
    const ratio = zoom / this.zoom;
    this.#settle(dx - (dx - this.x) * ratio, dy - (dy - this.y) * ratio, zoom, SLACK);
  }

  reset(): void {
    this.#settle(0, 0, 1);
  }

  /** From the middle of the port to a point of the map, given in shares of its extent. */
  toPort({ x, y }: Point): Point {
    return { x: this.x + (x - 0.5) * this.world.width, y: this.y + (y - 0.5) * this.world.height };
  }

  /** How closely the map must be looked at for it to fill the port. */
  get filling(): number {
    return Math.max(this.port.width / this.whole.width, this.port.height / this.whole.height);
  }

  sees(point: Point): boolean {
    const { x, y } = this.toPort(point);
    return Math.abs(x) <= this.port.width / 2 - RIM / 2 && Math.abs(y) <= this.port.height / 2 - RIM / 2;
  }

  /** How closely points can be looked at without losing one of them from sight. */
  closest(points: Point[]): number {
    const span = (axis: 'x' | 'y'): number => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
    const room = (extent: number): number => Math.max(1, extent - 2 * RIM);
    return Math.min(room(this.port.width) / (span('x') * this.whole.width || 1), room(this.port.height) / (span('y') * this.whole.height || 1));
  }

  /** Brings points into sight: as close as `wanted`, farther away where they need it. */
  show(points: Point[], wanted = this.zoom): void {
    if (!points.length || !this.port.width) return;
    const middle = (axis: 'x' | 'y'): number => (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
    const zoom = Math.max(1, Math.min(MOST_ZOOM, wanted, this.closest(points)));
    this.#settle((0.5 - middle('x')) * this.whole.width * zoom, (0.5 - middle('y')) * this.whole.height * zoom, zoom);
  }
}
