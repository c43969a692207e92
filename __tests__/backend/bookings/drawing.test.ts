import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { drawnArrows, drawnRows } from '@/__tests__/support/orderDrawing';

const drawing = () => readFile('docs/orders.md', 'utf8');

test('docs/orders.md has every row of the table of a booking’s states, and no other', async () => {
  const rows = (await drawing())
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(rows).toEqual(drawnRows());
});

test('its picture has every way from one state to another', async () => {
  const arrows = (await drawing())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('-->'));
  expect(arrows).toEqual(drawnArrows());
});
