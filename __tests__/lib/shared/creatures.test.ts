/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CREATURES, creatureOf } from '@/lib/shared/creatures';

test('every number has its drawing, and no two are alike', () => {
  const sprite = readFileSync('public/static/creatures.svg', 'utf8');
  const drawings = [...sprite.matchAll(/<symbol id="c(\d+)"[^>]*>(.*)<\/symbol>/g)];
  expect(drawings.map(([, number]) => Number(number))).toEqual([...Array(CREATURES).keys()]);
  expect(new Set(drawings.map(([, , parts]) => parts)).size).toBe(CREATURES);
});

test('a name is always the same creature, and names spread over all of them', () => {
  expect(creatureOf('nora')).toBe(creatureOf('nora'));
  const met = new Set(Array.from({ length: 1000 }, (_, n) => creatureOf(`fan_${n}`)));
  expect(met.size).toBe(CREATURES);
});
