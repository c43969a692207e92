import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Caller, startProduct, type Product } from '@/__tests__/support/product';
import { allOperations } from '@/lib/secureql/operations/all';
import { settingsRows } from './settingsRows';
import { controlRows } from './controlRows';
import { creatorRows } from './creatorRows';
import { favoriteRows } from './favoriteRows';
import { hostRows } from './hostRows';
import { houseRows } from './houseRows';
import { moderatorRows } from './moderatorRows';
import { onboardingRows } from './onboardingRows';
import { peopleRows } from './peopleRows';
import { recoveryRows } from './recoveryRows';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/queueRules';

const roles = ['visitor', 'fan', 'otherFan', 'creator', 'otherCreator', 'owner'] as const;
type Role = (typeof roles)[number];

const missing = '00000000-0000-7000-8000-000000000000';
let product: Product;
let partyID: string;
let queueUuid: string;
let keyId: string;
let creatorId: string;
const callers = {} as Record<Role, Caller>;

/** What an outcome looks like from outside: a status, or 200 with the code in band. */
type Outcome = number | string;

interface Ids {
  partyID: string;
  queueUuid: string;
  keyId: string;
  creatorId: string;
}

interface Row {
  path: string;
  payload: (id: Ids) => unknown;
  /** What the owner of the thing (or its holder) gets is told by `own`. */
  own: Partial<Record<Role, Outcome>> & { others: Outcome };
  /** The same call for a thing that does not exist. */
  missing: Partial<Record<Role, Outcome>> & { others: Outcome };
}

const anyone = { own: { others: 200 }, missing: { others: 200 } };
const members = {
  own: { visitor: 401, others: 200 },
  missing: { visitor: 401, others: 200 },
} as const;
const creators = {
  own: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
  missing: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
} as const;
const ownerOnly = {
  own: { visitor: 401, owner: 200, others: 403 },
  missing: { visitor: 401, others: 403 },
} as const;
const holderOnly = {
  own: { visitor: 401, fan: 200, others: 403 },
  missing: { visitor: 401, others: 403 },
} as const;

// Order matters: each row runs for every role in turn, and what changes state comes last.
const table: Row[] = [
  ...settingsRows,
  { path: 'get-current-user-ssr', payload: () => ({}), ...anyone },
  { path: 'get-current-user-mw', payload: () => ({}), ...anyone },
  { path: 'get-pubnub-token/', payload: () => ({}), ...anyone },
  { path: 'my-user/', payload: () => ({}), ...members },
  ...houseRows,
  ...creatorRows,
  ...onboardingRows,
  {
    path: 'party/get-party-details/',
    payload: (id) => ({ partyID: id.partyID }),
    own: { others: 200 },
    missing: { others: 'party.not_found' },
  },
  {
    path: 'party/get-members/',
    payload: (id) => ({ partyID: id.partyID }),
    own: { others: 200 },
    missing: { others: 'party.not_found' },
  },
  { path: 'party/get-my-parties/', payload: () => ({}), ...members },
  { path: 'party/get-my-activity/', payload: () => ({}), ...creators },
  { path: 'get-creator-parties', payload: () => ({ creatorId: missing }), ...anyone },
  {
    path: 'get-party-queue',
    payload: (id) => ({ queueUuid: id.queueUuid }),
    own: { visitor: 401, fan: 200, owner: 200, others: 403 },
    missing: { visitor: 401, others: 403 },
  },
  { path: 'get-party-edit', payload: (id) => ({ partyID: id.partyID }), ...ownerOnly },
  { path: 'party/get-host-members/', payload: (id) => ({ partyID: id.partyID }), ...ownerOnly },
  {
    path: 'party/create-party/',
    payload: () => ({ title: 'Another', game: 'Go', requestKey: crypto.randomUUID() }),
    own: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
    missing: { creator: 200, otherCreator: 200, owner: 200, visitor: 401, others: 403 },
  },
  { path: 'widgets/create-key/', payload: (id) => ({ partyID: id.partyID }), ...ownerOnly },
  { path: 'widgets/revoke-key/', payload: (id) => ({ keyId: id.keyId }), ...ownerOnly },
  {
    path: 'party/confirm-ready/',
    payload: (id) => ({ queueUuid: id.queueUuid }),
    own: { visitor: 401, fan: 'ticket.wrong_state', others: 403 },
    missing: { visitor: 401, others: 403 },
  },
  {
    path: 'party/join-queue/',
    payload: (id) => ({ partyID: id.partyID, fields: [] }),
    own: { visitor: 401, owner: 'party.own_party', fan: 'party.already_joined', others: 200 },
    missing: { visitor: 401, others: 'party.not_found' },
  },
  {
    path: 'party/call-next/',
    payload: (id) => ({ partyID: id.partyID, count: 1, requestKey: crypto.randomUUID() }),
    ...ownerOnly,
  },
  ...hostRows,
  {
    path: 'party/mark-members/',
    payload: (id) => ({ partyID: id.partyID, entryIds: [missing], mark: 'PLAYED' }),
    own: { visitor: 401, owner: 'party.wrong_state', others: 403 },
    missing: { visitor: 401, others: 403 },
  },
  {
    path: 'party/edit-party/',
    payload: (id) => ({
      partyID: id.partyID,
      version: 999,
      title: 'Edited',
      game: 'Go',
      notice: null,
    }),
    own: { visitor: 401, owner: 'party.version_conflict', others: 403 },
    missing: { visitor: 401, others: 403 },
  },
  {
    path: 'party/edit-queue/',
    payload: (id) => ({
      partyID: id.partyID,
      version: 999,
      queueSize: null,
      seatsPerRound: 1,
      lobbyCode: null,
      entryFields: [],
      ...DEFAULT_QUEUE_RULES,
    }),
    own: { visitor: 401, owner: 'party.version_conflict', others: 403 },
    missing: { visitor: 401, others: 403 },
  },
  {
    path: 'party/change-state/',
    payload: (id) => ({ partyID: id.partyID, action: 'PAUSE' }),
    ...ownerOnly,
  },
  ...moderatorRows,
  ...peopleRows,
  ...controlRows,
  ...favoriteRows,
  ...recoveryRows,
  { path: 'party/leave-queue/', payload: (id) => ({ queueUuid: id.queueUuid }), ...holderOnly },
];

// They change who is asking, so they are tested by the accounts' own tests and the journeys.
const sessionCalls = ['accounts/sign-up/', 'accounts/log-in/', 'accounts/log-out/'];

beforeAll(async () => {
  product = await startProduct();
  for (const role of roles) {
    const caller = new Caller(product.address);
    callers[role] =
      role === 'visitor'
        ? caller
        : await caller.signUp(
            `matrix-${role.toLowerCase()}`,
            role === 'fan' || role === 'otherFan' ? 'FAN' : 'CREATOR',
          );
  }
  const { owner, fan } = callers;
  const created = await owner.call('party/create-party/', {
    title: 'Matrix',
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  partyID = String(created.body.createParty?.item?.id);
  await owner.call('party/change-state/', { partyID, action: 'OPEN' });
  const joined = await fan.call('party/join-queue/', { partyID, fields: [] });
  queueUuid = String(joined.body.joinQueue?.item?.queueUuid);
  const key = await owner.call('widgets/create-key/', { partyID });
  keyId = String(key.body.createWidgetKey?.item?.id);
  const me = await owner.call('my-user/', {});
  creatorId = String(me.body.myUser?.item?.id);
}, 120_000);

afterAll(() => product.stop());

async function outcome(role: Role, row: Row, ids: Ids): Promise<Outcome> {
  const { status, body } = await callers[role].call(row.path, row.payload(ids));
  if (status !== 200) return status;
  return Object.values(body)[0]?.error ?? 200;
}

test('every declared call stands in the table', () => {
  const told = [...table.map(({ path }) => path), ...sessionCalls].sort();
  expect(told).toEqual(allOperations.map(({ path }) => path).sort());
});

describe.each(table.map((row) => [row.path, row] as const))('%s', (_path, row) => {
  test.each(roles)('a missing thing, asked for by %s', async (role) => {
    const found = await outcome(role, row, {
      partyID: missing,
      queueUuid: missing,
      keyId: missing,
      creatorId: missing,
    });
    expect(found).toBe(row.missing[role] ?? row.missing.others);
  });

  // The one who may goes last, so that nobody else's refusal comes from a changed state.
  test.each([...roles].sort((a, b) => Number(a === 'fan') - Number(b === 'fan')))(
    'a real thing, asked for by %s',
    async (role) => {
      const found = await outcome(role, row, { partyID, queueUuid, keyId, creatorId });
      expect(found).toBe(row.own[role] ?? row.own.others);
    },
  );
});
