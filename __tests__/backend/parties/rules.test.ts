import {
  callNext,
  changePartyState,
  confirmReady,
  createParty,
  creatorPartiesPage,
  editParty,
  editQueue,
  joinQueue,
  leaveQueue,
  markMembers,
  partyDetails,
  partyMembersPage,
} from '@/backend/parties/service';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  draft,
  entriesOf,
  join,
  messagesOf,
  openParty,
  openStage,
  partyRow,
  PLAIN_RULES,
  userIdOf,
  type Stage,
} from './stage';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const refusal = (code: string) => expect.objectContaining({ code });
const requestKey = () => crypto.randomUUID();
const text = { title: 'Edited', game: 'Go', notice: null };

describe('a draft', () => {
  test('is edited in silence: no message, no seq; opening is the first one', async () => {
    const partyID = await draft(stage.creator);
    await editParty(stage.creator, { ...text, partyID, version: 1 });
    await editQueue(stage.creator, { ...PLAIN_RULES, partyID, version: 2 });
    expect(await messagesOf(stage.db, partyID)).toEqual([]);
    expect(await partyRow(stage.db, partyID)).toMatchObject({
      seq: 0,
      version: 3,
      title: 'Edited',
    });
    await changePartyState(stage.creator, { partyID, action: 'OPEN' });
    expect(await messagesOf(stage.db, partyID)).toEqual([
      expect.objectContaining({ type: 'PARTY_UPDATE', seq: 1 }),
    ]);
  });

  test('is there for its creator only', async () => {
    const partyID = await draft(stage.creator);
    expect(await partyDetails(stage.creator, { partyID })).toMatchObject({ state: 'DRAFT' });
    for (const other of [stage.visitor, stage.fan(0), stage.otherCreator]) {
      await expect(partyDetails(other, { partyID })).rejects.toEqual(refusal('party.not_found'));
      await expect(partyMembersPage(other, { partyID })).rejects.toEqual(
        refusal('party.not_found'),
      );
    }
  });
});

describe('joining', () => {
  test('the host stays out of the own queue; another creator may join', async () => {
    const partyID = await openParty(stage.creator);
    await expect(join(stage.creator, partyID)).rejects.toEqual(refusal('party.own_party'));
    expect(await join(stage.otherCreator, partyID)).toMatchObject({ status: 100 });
  });

  test('a second place is refused with the first one, even when full, paused or wrongly answered', async () => {
    const asked = { key: 'tag', kind: 'TEXT' as const, label: 'Tag', required: true, maxLength: 5 };
    const partyID = await openParty(stage.creator, { queueSize: 1, entryFields: [asked] });
    const fields = [{ key: 'tag', value: 'me' }];
    const item = await joinQueue(stage.fan(0), { partyID, fields });
    const taken = expect.objectContaining({ code: 'party.already_joined', item });
    await expect(joinQueue(stage.fan(0), { partyID, fields })).rejects.toEqual(taken);
    await expect(joinQueue(stage.fan(1), { partyID, fields })).rejects.toEqual(
      refusal('party.full'),
    );
    await editQueue(stage.creator, { ...PLAIN_RULES, entryFields: [asked], partyID, version: 2 });
    await expect(join(stage.fan(0), partyID)).rejects.toEqual(taken);
    await changePartyState(stage.creator, { partyID, action: 'PAUSE' });
    await expect(joinQueue(stage.fan(0), { partyID, fields })).rejects.toEqual(taken);
    expect(await entriesOf(stage.db, partyID)).toHaveLength(1);
  });

  test.each([
    ['a required answer is missing', []],
    ['a required answer is empty', [{ key: 'tag', value: '' }]],
    ['an answer is too long', [{ key: 'tag', value: '123456' }]],
    ['an answer comes twice', [1, 2].map(() => ({ key: 'tag', value: 'a' }))],
    ['nobody asked', [{ key: 'tag', value: 'a' }, { key: 'other', value: 'b' }]], // prettier-ignore
  ])('Q06 a join is refused when %s', async (_what, fields) => {
    const entryFields = [
      { key: 'tag', kind: 'TEXT' as const, label: 'Tag', required: true, maxLength: 5 },
    ];
    const partyID = await openParty(stage.creator, { entryFields });
    await expect(joinQueue(stage.fan(0), { partyID, fields })).rejects.toEqual(
      refusal('party.fields_invalid'),
    );
    expect(await entriesOf(stage.db, partyID)).toEqual([]);
  });
});

describe('tickets and marks', () => {
  test('a ticket is confirmed once, when called; and left once', async () => {
    const partyID = await openParty(stage.creator);
    const ticket = await join(stage.fan(0), partyID);
    const wrong = (status: number) =>
      expect.objectContaining({
        code: 'ticket.wrong_state',
        item: { queueUuid: ticket.queueUuid, status },
      });
    await expect(confirmReady(stage.fan(0), ticket)).rejects.toEqual(wrong(100));
    await callNext(stage.creator, { partyID, count: 1, requestKey: requestKey() });
    expect(await confirmReady(stage.fan(0), ticket)).toMatchObject({ status: 130 });
    await expect(confirmReady(stage.fan(0), ticket)).rejects.toEqual(wrong(130));
    expect(await leaveQueue(stage.fan(0), ticket)).toMatchObject({ status: 400 });
    await expect(leaveQueue(stage.fan(0), ticket)).rejects.toEqual(wrong(400));
  });

  test.each(['PLAYING', 'PLAYED', 'MISSED'] as const)('who waits cannot be %s', async (mark) => {
    const partyID = await openParty(stage.creator);
    await join(stage.fan(0), partyID);
    const entryIds = (await entriesOf(stage.db, partyID)).map(({ id }) => id);
    const before = await partyRow(stage.db, partyID);
    await expect(markMembers(stage.creator, { partyID, entryIds, mark })).rejects.toEqual(
      refusal('party.wrong_state'),
    );
    expect(await partyRow(stage.db, partyID)).toEqual(before);
  });

  test('entries of another party of the same host stay as they are', async () => {
    const partyID = await openParty(stage.creator);
    const elsewhere = await openParty(stage.creator);
    await join(stage.fan(0), elsewhere);
    const entryIds = (await entriesOf(stage.db, elsewhere)).map(({ id }) => id);
    await expect(
      markMembers(stage.creator, { partyID, entryIds, mark: 'REMOVED' }),
    ).rejects.toEqual(refusal('party.wrong_state'));
  });

  test('an empty queue has nobody to call, and the request key stays free', async () => {
    const partyID = await openParty(stage.creator);
    const call = { partyID, count: 3, requestKey: requestKey() };
    await expect(callNext(stage.creator, call)).rejects.toEqual(refusal('party.nobody_waiting'));
    await join(stage.fan(0), partyID);
    expect(await callNext(stage.creator, call)).toEqual({ count: 1 });
  });
});

describe('editing', () => {
  test('an old version is refused, and so is an ended party', async () => {
    const partyID = await openParty(stage.creator);
    const edit = (version: number) => editParty(stage.creator, { ...text, partyID, version });
    await edit(2);
    await expect(edit(2)).rejects.toEqual(refusal('party.version_conflict'));
    await changePartyState(stage.creator, { partyID, action: 'END' });
    await expect(edit(3)).rejects.toEqual(refusal('party.wrong_state'));
  });

  test('only creators make parties', async () => {
    const party = { title: 'T', game: 'G', requestKey: requestKey() };
    await expect(createParty(stage.fan(0), party)).rejects.toEqual(refusal('forbidden'));
    await expect(createParty(stage.visitor, party)).rejects.toEqual(refusal('auth.required'));
  });

  test.each(['!', 'MTQwOjE=x', 'OTk6MQ', 'LTE'])(
    'the cursor %j is none of ours',
    async (cursor) => {
      const partyID = await openParty(stage.creator);
      const creatorId = userIdOf(stage.creator);
      await expect(partyMembersPage(stage.fan(0), { partyID, cursor })).rejects.toEqual(
        refusal('payload.invalid'),
      );
      await expect(creatorPartiesPage(stage.fan(0), { creatorId, cursor })).rejects.toEqual(
        refusal('payload.invalid'),
      );
    },
  );
});
