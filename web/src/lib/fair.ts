/**
 * The fairness check: the key shown at the end must give the commitment shown at the start. BLAKE2b (RFC 7693) for a
 * message of one block, 16 bytes out, personalised "ludotheque", as the kernel's dice make it. Browsers have no BLAKE2b.
 */

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const DIGEST = 16;
const BLOCK = 128;

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 8 }, (_, i) => view.getBigUint64(i * 8, true));
}

const rotate = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & MASK;

export function commitmentOf(keyHex: string): string {
  const key = Uint8Array.from(keyHex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (key.length > BLOCK) throw new RangeError('a key fits in one block');
  const block = new Uint8Array(BLOCK);
  block.set(key);
  const parameters = new Uint8Array(64);
  parameters.set([DIGEST, 0, 1, 1]);
  parameters.set(new TextEncoder().encode('ludotheque'), 48);
  const start = words(parameters).map((word, i) => word ^ IV[i]!);
  const message = words(block);
  const v = [...start, ...IV];
  v[12]! ^= BigInt(key.length);
  v[14]! ^= MASK;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & MASK;
    v[d] = rotate(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & MASK;
    v[b] = rotate(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round += 1) {
    const m = SIGMA[round % 10]!.map((i) => message[i]!);
    for (let i = 0; i < 4; i += 1) mix(i, 4 + i, 8 + i, 12 + i, m[2 * i]!, m[2 * i + 1]!);
    for (let i = 0; i < 4; i += 1) {
      mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[8 + 2 * i]!, m[9 + 2 * i]!);
    }
  }
  const out = new DataView(new ArrayBuffer(DIGEST));
  for (let i = 0; i < 2; i += 1) out.setBigUint64(i * 8, start[i]! ^ v[i]! ^ v[i + 8]!, true);
  return Array.from(new Uint8Array(out.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
