import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import routes from '@/__tests__/support/routes.json';
import { allOperations } from '@/lib/secureql/operations/all';

/** The spec's only calls with a folder; calls beyond the spec are named `<domain>/<verb-noun>/`. */
const OF_THE_SPEC = ['party/get-party-details/', 'lottery/get-lottery-details/'];

/** What stands in backticks in a cell. */
const words = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('every call beyond the spec stands in docs/addresses.md, with its payload', () => {
  const rows = readFileSync('docs/addresses.md', 'utf8').split('\n');
  const listed = rows.flatMap((row) => {
    const [, call, ...cells] = row.split('|');
    const [path] = words(call);
    if (!path || !/^[a-z-]+\/[a-z-]+\/$/.test(path)) return [];
    // The payload stands before the root.
    return [[path, words(cells.at(-3))]];
  });
  const declared = allOperations
    .filter(({ path }) => /^[a-z-]+\/[a-z-]+\/$/.test(path) && !OF_THE_SPEC.includes(path))
    .map(({ path, payload }) => [
      path,
      Object.entries(payload.shape).map(([key, value]) =>
        value.safeParse(undefined).success ? `${key}?` : key,
      ),
    ]);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});

/** An address with any name for what changes in it. */
const shape = (address: string) => address.replace(/\[[^\]]+\]|\{[^}]+\}/g, '*');

test('every page stands in the spec or in docs/addresses.md', () => {
  const listed = readFileSync('docs/addresses.md', 'utf8')
    .split('\n')
    .flatMap((row) => words(row.split('|')[1]));
  const known = new Set([...routes.routes.map(({ path }) => path), ...listed].map(shape));
  // Next's own frame and its error pages are no addresses.
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => /^(?!_|404).*\.tsx$/.test(file));
  const addresses = pages.map((file) => `/${file.replace(/\/?(index)?\.tsx$/, '')}`);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !known.has(shape(address)))).toEqual([]);
});
