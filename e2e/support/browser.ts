import { chromium, type LaunchOptions } from '@playwright/test';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A Chromium that can be started: where it lies and what it needs in its environment. */
export interface FoundBrowser {
  name: string;
  executablePath: string;
  env: Record<string, string>;
  /** A folder to remove when the run is over. */
  unpackedTo?: string;
}

type Source = { name: string; find: () => Promise<Omit<FoundBrowser, 'name'> | null> };

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const plain = (path: string) => (isFile(path) ? { executablePath: path, env: {} } : null);

/** A Mac's applications stand in folders of their own. */
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function installed(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC_APPLICATIONS].find(isFile);
}

/**
 * The Chromium inside an npm package, unpacked into a folder of this run: its own place is shared,
 * and two runs would read what the other is still writing. The variable makes the package unpack
 * the system libraries it brings along, which a bare machine may lack.
 */
async function unpacked(): Promise<Omit<FoundBrowser, 'name'> | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const before = { TMPDIR: process.env.TMPDIR, runtime: process.env.AWS_LAMBDA_JS_RUNTIME };
  const folder = mkdtempSync(join(tmpdir(), 'playplus-chromium-'));
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const libraries = join(folder, 'al2023', 'lib');
    const fonts = join(folder, 'fonts');
    writeFontsConf(fonts);
    return {
      executablePath,
      unpackedTo: folder,
      env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts },
    };
  } finally {
    restore('TMPDIR', before.TMPDIR);
    restore('AWS_LAMBDA_JS_RUNTIME', before.runtime);
  }
}

/**
 * The package's own fonts.conf names fixed folders, and this run's is none of them. Without any font
 * Chromium dies at the first letter that a web font has not drawn.
 */
function writeFontsConf(fonts: string): void {
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(fonts, 'fonts')}</dir>`,
    `  <cachedir>${join(fonts, 'cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ];
  writeFileSync(join(fonts, 'fonts.conf'), lines.join('\n'));
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** In the order in which they are tried. */
const sources: Source[] = [
  { name: "Playwright's own", find: async () => plain(chromium.executablePath()) },
  { name: 'CHROMIUM_PATH', find: async () => plain(process.env.CHROMIUM_PATH ?? '') },
  {
    name: "the system's",
    find: async () =>
      plain(
        installed(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ?? '',
      ),
  },
  { name: '@sparticuz/chromium', find: unpacked },
];

/** The first Chromium there is. Throws one sentence when there is none. */
export async function findBrowser(from: Source[] = sources): Promise<FoundBrowser> {
  for (const { name, find } of from) {
    const found = await find();
    if (found) return { name, ...found };
  }
  throw new Error('No Chromium is here: install one, or name its file in CHROMIUM_PATH.');
}

/** How to start it: in a container as root, and without knocking at hosts that nobody asked for. */
export function launchOptions({ executablePath, env }: Omit<FoundBrowser, 'name'>): LaunchOptions {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    executablePath,
    env: { ...Object.fromEntries(inherited), ...env },
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  };
}
