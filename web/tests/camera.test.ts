import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Camera } from '../src/table/map/camera.svelte';

function looking(): Camera {
  const camera = new Camera();
  camera.port = { width: 390, height: 500 };
  camera.whole = { width: 380, height: 480 };
  return camera;
}

test('a map that is seen as a whole stays in the middle', () => {
  const camera = looking();
  camera.pan(60, -90);
  assert.equal(Math.hypot(camera.x, camera.y), 0);
});

test('a pinch that hardly zooms does not let the map slip away; a closer look lets it be dragged over the edge', () => {
  const camera = looking();
  camera.zoomBy(1.02);
  camera.pan(100, 100);
  assert.ok(Math.max(camera.x, camera.y) < 8);
  camera.zoomBy(2);
  camera.pan(1000, 0);
  assert.equal(Math.round(camera.x), Math.round((380 * camera.zoom - 390) / 2 + 40));
});
