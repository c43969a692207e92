import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  callNext,
  changePartyState,
  clearQueue,
  confirmReady,
  createParty,
  creatorPartiesPage,
  editParty,
  editQueue,
  hostMembersPage,
  joinQueue,
  leaveQueue,
  markMembers,
  partyDetails,
  partyEdit,
  partyMembersPage,
  queueTicket,
} from '@/backend/parties/service';
import { createWidgetKey, revokeWidgetKey } from '@/backend/widgets/service';
import type { TestContext } from '@/__tests__/support/context';
import {
  codeOf,
  draft,
  entriesOf,
  join,
  openParty,
  openStage,
  PLAIN_RULES,
  userIdOf,
  type Stage,
} from './stage';

const roles = ['visitor', 'holder', 'otherFan', 'newFan', 'otherCreator', 'owner'] as const;
type Role = (typeof roles)[number];
type Expected = Partial<Record<Role, string>> & { others: string };

interface Ids {
  partyID: string;
  draftID: string;
  /** The holder's ticket, called. */
  queueUuid: string;
  entryId: string;
  keyId: string;
}
interface Row {
  call: (context: TestContext, ids: Ids) => Promise<unknown>;
  real: Expected;
  missing: Expected;
}

const MISSING = '00000000-0000-7000-8000-000000000000';
const noThings = { partyID: MISSING, draftID: MISSING, queueUuid: MISSING, entryId: MISSING, keyId: MISSING }; // prettier-ignore

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const requestKey = () => crypto.randomUUID();
const text = { title: 'Edited', game: 'Go', notice: null };
const host: Pick<Row, 'real' | 'missing'> = {
  real: { visitor: 'auth.required', owner: 'ok', others: 'forbidden' },
  missing: { visitor: 'auth.required', others: 'forbidden' },
};
const holder: Pick<Row, 'real' | 'missing'> = {
  real: { visitor: 'auth.required', holder: 'ok', others: 'forbidden' },
  missing: { visitor: 'auth.required', others: 'forbidden' },
};
const everyone: Pick<Row, 'real' | 'missing'> = {
  real: { others: 'ok' },
  missing: { others: 'party.not_found' },
};
const onlyDraftsOwner: Pick<Row, 'real' | 'missing'> = {
  real: { owner: 'ok', others: 'party.not_found' },
  missing: { others: 'party.not_found' },
};
const forCreators: Expected = {
  visitor: 'auth.required',
  owner: 'ok',
  otherCreator: 'ok',
  others: 'forbidden',
};

const table: Record<string, Row> = {
  partyDetails: { call: partyDetails, ...everyone },
  partyMembersPage: { call: partyMembersPage, ...everyone },
  'partyDetails of a draft': {
    call: (context, { draftID }) => partyDetails(context, { partyID: draftID }),
    ...onlyDraftsOwner,
  },
  'partyMembersPage of a draft': {
    call: (context, { draftID }) => partyMembersPage(context, { partyID: draftID }),
    ...onlyDraftsOwner,
  },
  creatorPartiesPage: {
    call: (context) => creatorPartiesPage(context, { creatorId: userIdOf(stage.creator) }),
    real: { others: 'ok' },
    missing: { others: 'ok' },
  },
  queueTicket: {
    call: queueTicket,
    real: { visitor: 'auth.required', holder: 'ok', owner: 'ok', others: 'forbidden' },
    missing: { visitor: 'auth.required', others: 'forbidden' },
  },
  partyEdit: { call: partyEdit, ...host },
  hostMembersPage: { call: hostMembersPage, ...host },
  createParty: {
    call: (context) => createParty(context, { title: 'T', game: 'G', requestKey: requestKey() }),
    real: forCreators,
    missing: forCreators,
  },
  editParty: {
    call: (context, { partyID }) => editParty(context, { ...text, partyID, version: 2 }),
    ...host,
  },
  editQueue: {
    call: (context, { partyID }) => editQueue(context, { ...PLAIN_RULES, partyID, version: 2 }),
    ...host,
  },
  changePartyState: {
    call: (context, { partyID }) => changePartyState(context, { partyID, action: 'PAUSE' }),
    ...host,
  },
  joinQueue: {
    call: (context, { partyID }) => joinQueue(context, { partyID, fields: [] }),
    real: {
      visitor: 'auth.required',
      owner: 'party.own_party',
      holder: 'party.already_joined',
      otherFan: 'party.already_joined',
      others: 'ok',
    },
    missing: { visitor: 'auth.required', others: 'party.not_found' },
  },
  'joinQueue of a draft': {
    call: (context, { draftID }) => joinQueue(context, { partyID: draftID, fields: [] }),
    real: { visitor: 'auth.required', owner: 'party.own_party', others: 'party.not_found' },
    missing: { visitor: 'auth.required', others: 'party.not_found' },
  },
  leaveQueue: { call: leaveQueue, ...holder },
  confirmReady: { call: confirmReady, ...holder },
  callNext: {
    call: (context, { partyID }) => callNext(context, { partyID, count: 1, requestKey: requestKey() }), // prettier-ignore
    ...host,
  },
  markMembers: {
    call: (context, { partyID, entryId }) =>
      markMembers(context, { partyID, entryIds: [entryId], mark: 'REMOVED' }),
    ...host,
  },
  clearQueue: { call: clearQueue, ...host },
  createWidgetKey: {
    call: (context, { partyID: toolId }) => createWidgetKey(context, { toolId }),
    ...host,
  },
  revokeWidgetKey: { call: revokeWidgetKey, ...host },
};

/** A party with the holder called and another fan waiting, a draft and a key. */
async function things(): Promise<Ids> {
  const { creator } = stage;
  const partyID = await openParty(creator);
  const { queueUuid } = await join(stage.fan(0), partyID);
  await join(stage.fan(1), partyID);
  await callNext(creator, { partyID, count: 1, requestKey: requestKey() });
  const [entry] = await entriesOf(stage.db, partyID);
  const { id: keyId } = await createWidgetKey(creator, { toolId: partyID });
  const draftID = await draft(creator);
  return { partyID, draftID, queueUuid, entryId: entry?.id ?? '', keyId };
}

const contextOf = (role: Role): TestContext =>
  ({
    visitor: stage.visitor,
    holder: stage.fan(0),
    otherFan: stage.fan(1),
    newFan: stage.fan(2),
    otherCreator: stage.otherCreator,
    owner: stage.creator,
  })[role];

const outcome = (call: Promise<unknown>) => call.then(() => 'ok', codeOf);

describe.each(Object.entries(table))('%s', (_name, row) => {
  test.each(roles)('asked for by %s', async (role) => {
    const found = {
      real: await outcome(row.call(contextOf(role), await things())),
      missing: await outcome(row.call(contextOf(role), noThings)),
    };
    expect(found).toEqual({
      real: row.real[role] ?? row.real.others,
      missing: row.missing[role] ?? row.missing.others,
    });
  });
});
