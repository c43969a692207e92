// npm run texts: every visible word has a key, every key a text in five languages, and no text is idle.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_NAMESPACES } from '@/backend/platform/texts';
import { LOCALES } from '@/lib/shared/accounts/account';
import { faultsIn, type Locales } from './texts/faults';
import { readCode } from './texts/readCode';

const FOLDER = 'public/locales';
const isCode = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');
const isBackend = (namespace: string) => BACKEND_NAMESPACES.some((name) => name === namespace);

/**
 * Pages and the backend have texts of their own: neither may ask for a text of the other. The rules of
 * a draw are the backend's, though the edit page shows them while they are made.
 */
const sides = [
  { folders: ['components', 'hooks', 'lib', 'pages'], owns: (name: string) => !isBackend(name) },
  { folders: ['backend', 'lib/shared/lottery'], owns: isBackend },
];

function readLocales(owns: (namespace: string) => boolean): Locales {
  const textsOf = (language: string) =>
    readdirSync(join(FOLDER, language))
      .map((file) => file.replace('.json', ''))
      .filter(owns)
      .map((name) => [name, readJson(join(FOLDER, language, `${name}.json`))] as const);
  return Object.fromEntries(LOCALES.map((code) => [code, Object.fromEntries(textsOf(code))]));
}

function readJson(path: string): Record<string, string> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

function codeIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode);
  return names.map((name) => join(folder, name));
}

let read = 0;
const faults = sides.flatMap(({ folders, owns }) => {
  const files = folders.flatMap(codeIn);
  read += files.length;
  const code = files.map((file) => readCode(file, readFileSync(file, 'utf8')));
  return faultsIn(readLocales(owns), code);
});
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${read} files, ${faults.length} faults in texts\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
