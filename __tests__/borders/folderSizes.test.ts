import { expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of its own that a folder may hold: what one takes in at a glance. */
const MOST = 15;

const PARTS = ['backend', 'components', 'hooks', 'lib', 'pages', 'docs/decisions'];

/** Grow by one file with every change of the database, in the order in which they are made. */
const LISTS = ['backend/platform/migrations'];

/** The folders with more files of their own than they may hold. */
function overfull(files: Readonly<Record<string, number>>): string[] {
  return Object.entries(files).flatMap(([folder, count]) =>
    count > MOST && !LISTS.includes(folder) ? [folder] : [],
  );
}

/** How many files of its own each folder holds, by its path. */
async function filesIn(folder: string): Promise<Record<string, number>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory());
  const inner = await Promise.all(below.map(({ name }) => filesIn(join(folder, name))));
  return Object.assign({ [folder]: entries.length - below.length }, ...inner) as Record<
    string,
    number
  >;
}

test('a folder with one file too many is found, a full one and a list are not', () => {
  const planted = { 'backend/queues': MOST + 1, 'backend/draws': MOST, [LISTS[0] ?? '']: 90 };
  expect(overfull(planted)).toEqual(['backend/queues']);
});

test(`no folder holds more than ${MOST} files of its own`, async () => {
  const counts = await Promise.all(PARTS.map(filesIn));
  const found = overfull(Object.assign({}, ...counts) as Record<string, number>);
  expect(found).toEqual([]);
});
