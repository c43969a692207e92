// npm run texts: every visible word has a key, every key a text in five languages, and no text is idle.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsIn, type Locales } from './texts/faults';
import { readCode } from './texts/readCode';

const LOCALES = 'public/locales';
const folders = ['components', 'hooks', 'lib', 'pages'];
const isCode = (name: string) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts');

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const locales: Locales = Object.fromEntries(
  readdirSync(LOCALES).map((language) => [
    language,
    Object.fromEntries(
      readdirSync(join(LOCALES, language)).map((file) => [
        file.replace('.json', ''),
        json(join(LOCALES, language, file)),
      ]),
    ),
  ]),
);
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((name) => join(folder, name)),
);
const faults = faultsIn(
  locales,
  files.map((file) => readCode(file, readFileSync(file, 'utf8'))),
);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${files.length} files, ${faults.length} faults in texts\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
