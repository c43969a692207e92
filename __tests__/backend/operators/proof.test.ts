import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  codeOf,
  grantDemoOperator,
  operatorCategories,
  operatorFeatured,
  operatorLog,
  operatorReport,
  operatorReports,
  operatorSearch,
  operatorState,
  operatorSuspensions,
  operate,
  prove,
  revokeOperator,
  stepAt,
} from '@/backend/operators/service';
import type { Context } from '@/backend/platform/context';
import { VISITOR } from '@/backend/platform/context';
import { newId } from '@/backend/platform/id';
import { DEMO_OPERATOR } from '@/lib/shared/operators/demo';
import { openOperatorWorld, type OperatorWorld } from '@/__tests__/support/operatorWorld';

/** What the demo prints of its operator. */
interface DemoPeople {
  operator: { handle: string };
  operatorSecret: string;
}

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
}, 120_000);
afterAll(() => world.close());

const code = (name: string) => expect.objectContaining({ code: name });

/** Every verb beside the proof. */
const verbs: Record<string, (context: Context) => Promise<unknown>> = {
  reports: (context) => operatorReports(context, { isClosed: false }),
  report: (context) => operatorReport(context, { reportId: newId() }),
  suspensions: operatorSuspensions,
  featured: operatorFeatured,
  categories: operatorCategories,
  log: (context) => operatorLog(context, {}),
  search: (context) => operatorSearch(context, { words: 'anything' }),
  act: (context) =>
    operate(context, { act: 'HIDE_CATEGORY', subject: 'music', reason: 'no reason at all' }),
};

test('the codes are those of RFC 6238', () => {
  // Its key in base 32; of its eight digits the last six.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = (seconds: number) => codeOf(secret, stepAt(new Date(seconds * 1000)));
  expect(at(59)).toBe('287082');
  expect(at(1_111_111_109)).toBe('081804');
  expect(at(20_000_000_000)).toBe('353130');
});

test.each(Object.keys(verbs))(
  '%s: for nobody but an operator who has shown the second factor',
  async (name) => {
    const verb = verbs[name];
    if (!verb) throw new Error(name);
    const others = [world.fan, world.host, { ...world.context, actor: VISITOR }];
    for (const context of others) await expect(verb(context)).rejects.toEqual(code('not_found'));
    await expect(verb(world.colleague)).rejects.toEqual(code('operator.proof_needed'));
  },
);

test('others learn nothing from the state or by trying codes', async () => {
  await expect(operatorState(world.fan)).rejects.toEqual(code('not_found'));
  await expect(prove(world.fan, { code: '000000' })).rejects.toEqual(code('not_found'));
  expect(await operatorState(world.colleague)).toMatchObject({ provenUntil: null, openReports: 0 });
});

test('a code of the app holds once, in one session, for half an hour', async () => {
  const { operator, grants, first } = world;
  const right = world.codeNow(grants.first.secret);
  await expect(prove(operator, { code: right })).rejects.toEqual(code('operator.code_wrong'));
  const elsewhere = world.contextOf(first, { sessionId: newId() });
  expect(await operatorState(elsewhere)).toMatchObject({ provenUntil: null });

  const { provenUntil } = await world.proveAgain(operator, grants.first);
  const left = Date.parse(provenUntil ?? '') - world.sandbox.now().getTime();
  // The clock of the sandbox goes on by itself.
  expect([Math.ceil(left / 60_000), left <= 30 * 60_000]).toEqual([30, true]);
  world.later(25 * 60_000);
  expect(await operatorCategories(operator)).not.toHaveLength(0);
  world.later(5 * 60_000);
  await expect(operatorCategories(operator)).rejects.toEqual(code('operator.proof_needed'));
  await world.proveAgain(operator, grants.first);
});

test('a code on paper opens it too, and is used up', async () => {
  const { colleague, grants } = world;
  const [paper = ''] = grants.second.codes;
  expect(grants.second.codes).toHaveLength(10);
  expect(await prove(colleague, { code: paper.toLowerCase() })).toMatchObject({
    provenUntil: expect.any(String),
  });
  await expect(prove(colleague, { code: paper })).rejects.toEqual(code('operator.code_wrong'));
});

test('whoever guesses is stopped', async () => {
  const strict = { ...world.colleague, config: { ...world.colleague.config, rateLimitFactor: 1 } };
  for (let round = 0; round < 5; round += 1) {
    await expect(prove(strict, { code: '000000' })).rejects.toEqual(code('operator.code_wrong'));
  }
  await expect(prove(strict, { code: '000000' })).rejects.toEqual(code('rate_limited'));
});

test('an end of it ends what goes on', async () => {
  const { colleague, second } = world;
  expect(await revokeOperator(world.context, second.handle)).toBe(true);
  await expect(operatorCategories(colleague)).rejects.toEqual(code('not_found'));
  expect(await revokeOperator(world.context, second.handle)).toBe(false);
  expect(await revokeOperator(world.context, 'nobody-at-all')).toBe(false);
});

test('the demo’s operator is the account that the demo makes, once it is there', async () => {
  expect(await grantDemoOperator(world.context)).toBe(false);
  const { handle, secret } = DEMO_OPERATOR;
  const people = JSON.parse(readFileSync('scripts/demo/people.json', 'utf8')) as DemoPeople;
  expect({ handle: people.operator.handle, secret: people.operatorSecret }).toEqual({
    handle,
    secret,
  });
  await world.db.updateTable('users').set({ handle }).where('id', '=', world.other.id).execute();
  expect(await grantDemoOperator(world.context)).toBe(true);
  expect(await grantDemoOperator(world.context)).toBe(false);
  const other = world.contextOf(world.other, { sessionId: world.other.sessionId });
  expect(await prove(other, { code: world.codeNow(secret) })).toMatchObject({ handle });
});
