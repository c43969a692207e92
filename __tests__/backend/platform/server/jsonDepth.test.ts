import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isNestedBeyond } from '@/backend/platform/server/jsonDepth';

const isBeyond = (most: number, json: string) => isNestedBeyond(most, Buffer.from(json));

/** How deep a value lies, by the value itself. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('the depth of a JSON text', () => {
  test.each([
    ['nothing', '', 0],
    ['a number', '1', 0],
    ['an empty object', '{}', 1],
    ['arrays side by side', '[[],[],[[]]]', 3],
    ['objects in arrays', '[{"a":[{}]}]', 4],
    ['brackets in a string', '{"a":"[[[{{{"}', 1],
    ['a string with an escaped quote', '{"a":"\\"[[["}', 1],
    ['a string that ends in a backslash', '{"a":"\\\\","b":[[]]}', 3],
    ['brackets in a key', '{"[[[":1}', 1],
    ['letters of several bytes', '{"ö💜":["[é"]}', 2],
  ])('of %s', (_name, json, depth) => {
    expect(isBeyond(depth, json)).toBe(false);
    if (depth > 0) expect(isBeyond(depth - 1, json)).toBe(true);
  });

  test('is that of the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const json = JSON.stringify(value);
        const depth = depthOf(JSON.parse(json));
        expect(isBeyond(depth, json)).toBe(false);
        if (depth > 0) expect(isBeyond(depth - 1, json)).toBe(true);
      }),
    );
  });
});
