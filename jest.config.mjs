// Packages without a CommonJS build. A browser test is CommonJS, so they are compiled for it.
const esmOnlyPackages = ['uuid', 'kysely', 'cborg', 'jose', 'culori', '@noble'];

const shared = {
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/support/emptyStylesheet.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Written by a build or by a run: a test that found them would be reading yesterday's code.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/dist/'],
};

/** @param {'commonjs' | 'es6'} moduleType */
function compileTo(moduleType) {
  return [
    '@swc/jest',
    {
      module: { type: moduleType },
      sourceMaps: 'inline',
      jsc: {
        target: 'es2022',
        keepClassNames: true,
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ];
}

// CommonJS, because styled-components' default import breaks when a browser test is an ES module.
const browser = {
  ...shared,
  displayName: 'browser',
  testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/browserSetup.ts'],
  testMatch: ['<rootDir>/__tests__/(components|hooks|pages)/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.[cm]?[jt]sx?$': compileTo('commonjs') },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
};

// ES modules, because half of the backend's packages come in no other form. Needs
// NODE_OPTIONS=--experimental-vm-modules, under which in turn the browser project cannot run.
const server = {
  ...shared,
  displayName: 'server',
  testEnvironment: '<rootDir>/__tests__/support/serverEnvironment.mjs',
  testMatch: ['<rootDir>/__tests__/(backend|lib|scripts|borders|faults|matrix)/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': compileTo('es6') },
};

export default {
  projects: [browser, server],
  testTimeout: 20_000,
  maxWorkers: 2,
  // Modules of a finished file are never freed; a worker that holds too much begins anew.
  workerIdleMemoryLimit: '1.5GB',
};
