import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitmentOf } from '../src/lib/fair';

// Made with Python: hashlib.blake2b(key, digest_size=16, person=b"ludotheque").hexdigest()
const vectors: Record<string, string> = {
  '000102030405060708090a0b0c0d0e0f':
    '074b57338b242c1795690eceab432f87',
  '00000000000000000000000000000000':
    '961bd44cf240f767827f7e39a52fc0ec',
  'ffffffffffffffffffffffffffffffff':
    '71295150327bde11b5434d6c7d3df532',
  '6c75646f7468657175652d6b65792d31':
    '619f0cf9af78ccdb64d45ea5016d88ae',
  '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f':
    '0f868add5530a397df8c068e50efb772',
};

for (const [key, commitment] of Object.entries(vectors)) {
  test(`the commitment of ${key.slice(0, 8)}…`, () => assert.equal(commitmentOf(key), commitment));
}
