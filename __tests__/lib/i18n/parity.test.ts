import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@/lib/navigation/locales';

const root = path.resolve('public/locales');
const namespaces = readdirSync(path.join(root, 'en'));

function textsOf(code: string, file: string) {
  return JSON.parse(readFileSync(path.join(root, code, file), 'utf8')) as Record<string, string>;
}

// Languages differ in their plural forms: a key counts without them.
const plural = /_(zero|one|two|few|many|other)$/;
const keysOf = (texts: Record<string, string>) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(plural, '')))].sort();
const holesIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
const pairs = others.flatMap((code) => namespaces.map((file) => [code, file] as const));

test.each(pairs)('%s/%s says everything that English says', (code, file) => {
  expect(keysOf(textsOf(code, file))).toEqual(keysOf(textsOf('en', file)));
});

test.each(pairs)('%s/%s fills the same holes and leaves nothing empty', (code, file) => {
  const english = textsOf('en', file);
  for (const [key, text] of Object.entries(textsOf(code, file))) {
    expect(text.trim()).not.toBe('');
    const source = english[key] ?? english[key.replace(plural, '_other')] ?? '';
    expect({ key, holes: holesIn(text) }).toEqual({ key, holes: holesIn(source) });
  }
});

const files = LANGUAGES.flatMap(({ code }) => namespaces.map((file) => [code, file] as const));

test.each(files)('%s/%s writes counts as its readers write numbers', (code, file) => {
  const bare = Object.entries(textsOf(code, file)).filter(([, text]) =>
    /\{\{\s*count\s*\}\}/.test(text),
  );
  expect(bare).toEqual([]);
});

test('every language has the same files', () => {
  for (const code of others) expect(readdirSync(path.join(root, code))).toEqual(namespaces);
});
