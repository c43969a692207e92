import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path !== '' && !link && !inBundle,
);
const unchecked = installed.filter(([, { integrity }]) => integrity === undefined);

/** The compilers whose binaries for other systems no registry gave a checksum of (decision 7). */
const COMPILERS =
  /^node_modules\/@(next\/swc|oxc-parser\/binding|swc\/core|unrs\/resolver-binding)-[\w-]+$/;

/** What a machine may be on which this is served. */
const SERVERS = [
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
];

test('every package that a server installs has a checksum', () => {
  const onServers = unchecked.filter(([, { os, cpu }]) =>
    SERVERS.some(
      (server) => (os?.includes(server.os) ?? true) && (cpu?.includes(server.cpu) ?? true),
    ),
  );
  expect(onServers.map(([path]) => path)).toEqual([]);
});

test('without a checksum are only optional binaries of compilers for other systems, and no new ones', () => {
  const others = unchecked.filter(([path, { optional }]) => !optional || !COMPILERS.test(path));
  expect(others.map(([path]) => path)).toEqual([]);
  expect(unchecked.length).toBeLessThanOrEqual(44);
});

test('each has the version of the package that it belongs to', () => {
  const wanted = new Map(
    Object.values(packages).flatMap((entry) =>
      Object.entries((entry as { optionalDependencies?: object }).optionalDependencies ?? {}),
    ),
  );
  for (const [path, { version }] of unchecked) {
    expect([path, version]).toEqual([path, wanted.get(path.replace('node_modules/', ''))]);
  }
});

test('the lock file names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
