import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Each rule with one file that breaks it and nothing else. */
const breaches: Record<string, [file: string, source: string]> = {
  'web-never-imports-backend': [
    'hooks/party/useWall.ts',
    `import type { P } from '@/backend/parties/tables'; export type T = P;`,
  ],
  'backend-takes-only-lib-shared': [
    'backend/parties/wall.ts',
    `import type { S } from '@/lib/session/session'; export type T = S;`,
  ],
  'lib-shared-runs-anywhere': [
    'lib/shared/wall.ts',
    `import { hash } from 'node:crypto'; export { hash };`,
  ],
  'nothing-imports-a-page': [
    'components/party/PageUser.ts',
    `import { page } from '@/pages/page'; export { page };`,
  ],
  'features-are-strangers': [
    'components/party/Stranger.ts',
    `import { lottery } from '@/components/lottery/lottery'; export { lottery };`,
  ],
  'shared-components-know-no-feature': [
    'components/console/Knowing.ts',
    `import { party } from '@/components/party/party'; export { party };`,
  ],
  'ui-knows-no-product': [
    'components/ui/Knowing.ts',
    `import { useParty } from '@/hooks/party/useParty'; export { useParty };`,
  ],
  'hooks-hold-no-markup': [
    'hooks/party/useMarkup.ts',
    `import { party } from '@/components/party/party'; export { party };`,
  ],
  'hooks-of-features-are-strangers': [
    'hooks/realtime/useStranger.ts',
    `import { useParty } from '@/hooks/party/useParty'; export { useParty };`,
  ],
  'lib-stands-below-the-web': [
    'lib/navigation/above.ts',
    `import { useParty } from '@/hooks/party/useParty'; export { useParty };`,
  ],
  'lib-knows-no-react': [
    'lib/navigation/state.ts',
    `import { useState } from 'react'; export { useState };`,
  ],
  'styles-stand-alone': [
    'styles/above.ts',
    `import { ui } from '@/components/ui/ui'; export { ui };`,
  ],
  'heavy-packages-come-late': [
    'hooks/realtime/useEager.ts',
    `import PubNub from 'pubnub'; export { PubNub };`,
  ],
  'domains-talk-through-services': [
    'backend/messaging/direct.ts',
    `import { parties } from '@/backend/parties/store/parties'; export { parties };`,
  ],
  'domains-stand-in-order': [
    'backend/hosting/above.ts',
    `import type { Verb } from '@/backend/parties/service'; export type Above = Verb;`,
  ],
  'platform-knows-no-domain': [
    'backend/platform/knowing.ts',
    `import { verb } from '@/backend/parties/service'; export { verb };`,
  ],
  'graph-asks-the-service': [
    'backend/parties/graph/host.ts',
    `import { parties } from '@/backend/parties/store/parties'; export { parties };`,
  ],
  'nothing-below-knows-the-graph': [
    'backend/creators/service.ts',
    `import { graph } from './graph/page'; export { graph };`,
  ],
  'no-graphql-or-http-below-the-graph': [
    'backend/accounts/service.ts',
    `import { GraphQLError } from 'graphql'; export { GraphQLError };`,
  ],
  'policy-is-pure': [
    'backend/accounts/policy.ts',
    `import { clock } from '@/backend/platform/clock'; export { clock };`,
  ],
  'repository-stands-below-the-service': [
    'backend/widgets/store/keys.ts',
    `import { verb } from '@/backend/widgets/service'; export { verb };`,
  ],
  'sql-only-in-repositories': [
    'backend/reviews/service.ts',
    `import { sql } from 'kysely'; export { sql };`,
  ],
  'emulators-stand-on-the-platform': [
    'backend/emulators/stripe/knowing.ts',
    `import { verb } from '@/backend/parties/service'; export { verb };`,
  ],
  'emulators-start-in-main-only': [
    'backend/platform/starting.ts',
    `import { emulator } from '@/backend/emulators/emulator'; export { emulator };`,
  ],
  'nothing-imports-a-starting-point': [
    'lib/session/starting.ts',
    `import { tool } from '@/scripts/tool'; export { tool };`,
  ],
  'nothing-ships-test-code': [
    'lib/session/testing.ts',
    `import { fake } from '@/__tests__/support/fake'; export { fake };`,
  ],
  'nothing-ships-a-development-package': [
    'lib/session/development.ts',
    `import { fc } from 'fast-check'; export { fc };`,
  ],
  'journeys-knock-at-the-front-door': [
    'e2e/sneaking.spec.ts',
    `import { session } from '@/lib/session/session'; export { session };`,
  ],
  'no-circles': [
    'lib/session/arc.ts',
    `import { circle } from './circle'; export const arc: number = circle;`,
  ],
  'every-import-resolves': [
    'lib/session/lost.ts',
    `import { lost } from './nowhere'; export { lost };`,
  ],
};

/** What the breaches import, and neighbours that come close to a breach without being one. */
const lawful: Record<string, string> = {
  'pages/page.ts': `import { party } from '@/components/party/party'; export const page = party;`,
  'components/party/party.ts': `import type { L } from '@/components/lottery/lottery'; export const party: L = 1;`,
  'components/lottery/lottery.ts': `export type L = number; export const lottery = 1;`,
  'components/layout/shell.ts': `import { party } from '@/components/party/party'; export { party };`,
  'components/ui/ui.ts': `export const ui = 1;`,
  'components/console/frame.ts': `import { error } from '@/components/forms/error'; export const frame = error;`,
  'components/forms/error.ts': `import { ui } from '@/components/ui/ui'; export const error = ui;`,
  'components/lottery/screen.ts': `import { frame } from '@/components/console/frame'; export { frame };`,
  'hooks/console/useActions.ts': `export const useActions = 1;`,
  'hooks/lottery/useLottery.ts': `import { useActions } from '@/hooks/console/useActions'; export { useActions };`,
  'hooks/party/useParty.ts': `import { late } from '@/hooks/realtime/useLate'; export const useParty = late;`,
  'hooks/realtime/useLate.ts': `export const late = () => import('pubnub');`,
  'lib/session/session.ts': `export type S = number; export const session = 1;`,
  'lib/session/circle.ts': `import { arc } from './arc'; export const circle = arc;`,
  'backend/main.ts': `import { emulator } from '@/backend/emulators/emulator'; import { verb } from '@/backend/parties/service'; export { emulator, verb };`,
  'backend/platform/clock.ts': `export const clock = 1;`,
  'backend/emulators/emulator.ts': `import { clock } from '@/backend/platform/clock'; export const emulator = clock;`,
  'backend/parties/tables.ts': `import type { Generated } from 'kysely'; export type P = Generated<number>;`,
  'backend/parties/store/parties.ts': `import { sql } from 'kysely'; export const parties = sql;`,
  'backend/parties/service.ts': `import { parties } from './store/parties'; export const verb = parties; export type Verb = number;`,
  'backend/creators/graph/page.ts': `import { GraphQLError } from 'graphql'; export const graph = GraphQLError;`,
  'backend/badges/service.ts': `import { verb } from '@/backend/parties/service'; export { verb };`,
  'backend/widgets/service.ts': `export const verb = 1;`,
  'scripts/tool.ts': `export const tool = 1;`,
  '__tests__/support/fake.ts': `import { verb } from '@/backend/parties/service'; export const fake = verb;`,
};

const installed = ['react', 'pubnub', 'graphql', 'kysely'];
const development = ['fast-check'];

interface Violation {
  from: string;
  rule: { name: string };
}

let folder = '';
let violations: Violation[] = [];

async function plant(file: string, source: string): Promise<void> {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), source);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playplus-borders-'));
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  await plant(
    'package.json',
    JSON.stringify({ dependencies: versions(installed), devDependencies: versions(development) }),
  );
  for (const name of [...installed, ...development]) {
    await plant(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await plant(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  await symlink(
    join(process.cwd(), 'node_modules/typescript'),
    join(folder, 'node_modules/typescript'),
  );
  for (const file of ['.dependency-cruiser.cjs', 'scripts/borders', 'tsconfig.json']) {
    await cp(join(process.cwd(), file), join(folder, file), { recursive: true });
  }
  for (const [file, source] of Object.entries(lawful)) await plant(file, source);
  for (const [file, source] of Object.values(breaches)) await plant(file, source);

  const cruiser = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = 'pages components hooks lib styles backend scripts e2e __tests__'.split(' ');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiser, ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NODE_OPTIONS: '' } },
  ).catch((failure: { stdout: string }) => failure);
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}, 60_000);

afterAll(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

test.each(Object.entries(breaches))(
  '%s catches its breach and nothing else does',
  (rule, [file]) => {
    const caught = violations.filter((violation) => violation.from === file);
    expect([...new Set(caught.map((violation) => violation.rule.name))]).toEqual([rule]);
  },
);

test('what keeps the rules is left alone', () => {
  const files = new Set(violations.map((violation) => violation.from));
  const blamed = Object.keys(lawful).filter((file) => files.has(file));
  expect(blamed).toEqual([]);
});

test('every domain stands in the order of domains', async () => {
  const { default: config } = (await import(join(process.cwd(), '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string; from: { path: string }; to: { path: string } }[] };
  };
  const rules = config.forbidden.filter(({ name }) => name === 'domains-stand-in-order');
  const [lowest] = rules;
  const inOrder = [lowest?.from.path, lowest?.to.path].join('').match(/[a-z]+(?=[|/)])/g) ?? [];
  const entries = await readdir('backend', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const domains = folders.filter((name) => name !== 'platform' && name !== 'emulators');
  expect(inOrder.filter((name) => name !== 'backend').sort()).toEqual(domains.sort());
});

test('every rule has a planted breach and says what to do instead', async () => {
  const { default: config } = (await import(join(process.cwd(), '.dependency-cruiser.cjs'))) as {
    default: { forbidden: { name: string; comment: string }[] };
  };
  const names = new Set(config.forbidden.map(({ name }) => name));
  expect([...names].sort()).toEqual(Object.keys(breaches).sort());
  for (const { comment } of config.forbidden) expect(comment).toMatch(/\.$/);
});
