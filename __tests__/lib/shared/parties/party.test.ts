import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import * as payloads from '@/lib/shared/parties/party';
import { LIMITS } from '@/lib/shared/limits';
import { DEFAULT_QUEUE_RULES } from '@/lib/shared/parties/queueRules';

const id = '01a1fd40-c040-722c-96aa-883c2bd4ba27';
const question = { key: 'tag', kind: 'GAME_ID', label: 'Tag', required: true, maxLength: 10 };
const rules = {
  partyID: id,
  version: 1,
  queueSize: null,
  seatsPerRound: 1,
  lobbyCode: null,
  entryFields: [question],
  ...DEFAULT_QUEUE_RULES,
};
const text = { partyID: id, version: 1, title: 'T', game: 'G', notice: null };
const made = { title: 'T', game: 'G', requestKey: id };

const valid: Record<keyof typeof payloads, [z.ZodType, Record<string, unknown>]> = {
  partyIdPayload: [payloads.partyIdPayload, { partyID: id }],
  ownPagePayload: [payloads.ownPagePayload, { cursor: 'abc' }],
  partyPagePayload: [payloads.partyPagePayload, { partyID: id, cursor: 'abc' }],
  queueUuidPayload: [payloads.queueUuidPayload, { queueUuid: id }],
  creatorPartiesPayload: [payloads.creatorPartiesPayload, { creatorId: id, cursor: null }],
  boardPayload: [payloads.boardPayload, { creatorId: id, span: 'MONTH' }],
  boardChoicePayload: [payloads.boardChoicePayload, { isShown: false }],
  createPartyPayload: [payloads.createPartyPayload, made],
  myPartiesPayload: [payloads.myPartiesPayload, { list: 'PAST', cursor: 'abc' }],
  planPartyPayload: [payloads.planPartyPayload, { partyID: id, startsAt: '2026-12-01T20:00:00Z', minutes: 180 }], // prettier-ignore
  archivePartyPayload: [payloads.archivePartyPayload, { partyID: id, isArchived: true }],
  runAgainPayload: [payloads.runAgainPayload, { partyID: id, requestKey: id }],
  editPartyPayload: [payloads.editPartyPayload, text],
  editQueuePayload: [payloads.editQueuePayload, rules],
  changeStatePayload: [payloads.changeStatePayload, { partyID: id, action: 'END' }],
  joinQueuePayload: [payloads.joinQueuePayload, { partyID: id, fields: [{ key: 'a', value: 'b' }] }], // prettier-ignore
  callNextPayload: [payloads.callNextPayload, { partyID: id, count: 1, requestKey: id }],
  markMembersPayload: [payloads.markMembersPayload, { partyID: id, entryIds: [id], mark: 'PLAYED', reason: null }], // prettier-ignore
  callMembersPayload: [payloads.callMembersPayload, { partyID: id, entryIds: [id], requestKey: id }], // prettier-ignore
  bringBackPayload: [payloads.bringBackPayload, { partyID: id, entryIds: [id] }],
  moveMemberPayload: [payloads.moveMemberPayload, { partyID: id, entryId: id, beforeId: null, reason: 'friend' }], // prettier-ignore
  banMemberPayload: [payloads.banMemberPayload, { partyID: id, entryId: id, reason: null }],
  liftBanPayload: [payloads.liftBanPayload, { partyID: id, userId: id }],
  noteMemberPayload: [payloads.noteMemberPayload, { partyID: id, entryId: id, note: 'n' }],
  setNoticePayload: [payloads.setNoticePayload, { partyID: id, notice: 'n' }],
  undoPayload: [payloads.undoPayload, { partyID: id, actId: id }],
  setAwayPayload: [payloads.setAwayPayload, { queueUuid: id, isAway: true }],
  addGuestPayload: [payloads.addGuestPayload, { partyID: id, name: 'Bob', fields: [], requestKey: id }], // prettier-ignore
  givePriorityPayload: [payloads.givePriorityPayload, { partyID: id, entryIds: [id] }],
  sayThanksPayload: [
    payloads.sayThanksPayload,
    { partyID: id, message: 'Thanks!', requestKey: id },
  ],
  recapPayload: [payloads.recapPayload, { partyID: id, kind: 'MISSED', cursor: null }],
  setGuestListPayload: [payloads.setGuestListPayload, { partyID: id, handles: ['fan'] }],
};

describe.each(Object.entries(valid))('%s', (_name, [schema, payload]) => {
  const takes = (value: unknown) => schema.safeParse(value).success;

  test('takes what it should, unchanged', () => {
    expect(schema.parse(payload)).toEqual(payload);
  });

  test('is closed: no key more', () => {
    expect(takes({ ...payload, extra: 1 })).toBe(false);
    expect(takes(JSON.parse(`{"__proto__":{}, ${JSON.stringify(payload).slice(1)}`))).toBe(false);
  });

  test('refuses anything of another shape', () => {
    for (const key of Object.keys(payload)) {
      expect(takes({ ...payload, [key]: { $ne: 1 } })).toBe(false);
    }
    // Nothing at all is what a call takes whose keys may all be missing.
    const isEmpty = (value: unknown) => JSON.stringify(value) === '{}';
    fc.assert(fc.property(fc.jsonValue(), (value) => isEmpty(value) || !takes(value)));
  });
});

const takesTitle = (title: string) =>
  payloads.createPartyPayload.safeParse({ ...made, title }).success;
const takesNotice = (notice: string) =>
  payloads.editPartyPayload.safeParse({ ...text, notice }).success;
const takesRules = (change: object) =>
  payloads.editQueuePayload.safeParse({ ...rules, ...change }).success;

test.each(['\u0000', '\u0007', '\u001B', '\u009F', '\uD800', '\u202E', '\u2066'])(
  '%j is never stored',
  (bad) => {
    expect(takesTitle(`a${bad}b`)).toBe(false);
    expect(takesNotice(`a${bad}b`)).toBe(false);
    expect(takesRules({ lobbyCode: `a${bad}b` })).toBe(false);
    expect(takesRules({ entryFields: [{ ...question, label: `a${bad}b` }] })).toBe(false);
  },
);

test('only a notice has several lines', () => {
  expect(takesTitle('a\nb')).toBe(false);
  expect(takesNotice('a\nb')).toBe(true);
  expect(takesNotice('a\r\nb')).toBe(false);
});

test('texts are trimmed and composed; sizes count after that', () => {
  expect(payloads.createPartyPayload.parse({ ...made, title: ' Cafe\u0301 ' }).title).toBe('Caf\u00E9'); // prettier-ignore
  expect(takesTitle(`  ${'t'.repeat(LIMITS.partyTitle)}  `)).toBe(true);
  expect(takesTitle('t'.repeat(LIMITS.partyTitle + 1))).toBe(false);
  expect(takesTitle('   ')).toBe(false);
  expect(takesTitle('\u{1F600}'.repeat(LIMITS.partyTitle / 2))).toBe(true);
  expect(takesNotice('n'.repeat(LIMITS.partyNotice))).toBe(true);
  expect(takesNotice('n'.repeat(LIMITS.partyNotice + 1))).toBe(false);
});

test('an empty notice or lobby code means none', () => {
  expect(payloads.editPartyPayload.parse({ ...text, notice: ' ' }).notice).toBeNull();
  expect(payloads.editQueuePayload.parse({ ...rules, lobbyCode: '' }).lobbyCode).toBeNull();
});

test('ids come out in lower case', () => {
  expect(payloads.partyIdPayload.parse({ partyID: id.toUpperCase() })).toEqual({ partyID: id });
});

test.each(['a', '0', 'a-b_c', 'a'.repeat(40), 'constructor'])('%j is a field key', (key) => {
  expect(takesRules({ entryFields: [{ ...question, key }] })).toBe(true);
});

test.each(['', '_', '__proto__', '-a', 'A', 'a b', 'ä', 'a'.repeat(41), 'a\n'])(
  '%j is no field key',
  (key) => {
    expect(takesRules({ entryFields: [{ ...question, key }] })).toBe(false);
  },
);

test('field keys differ, and there are five at most', () => {
  expect(takesRules({ entryFields: [question, question] })).toBe(false);
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...question, key: `q${index}` }));
  expect(takesRules({ entryFields: many(LIMITS.entryFields) })).toBe(true);
  expect(takesRules({ entryFields: many(LIMITS.entryFields + 1) })).toBe(false);
});

test.each([
  ['queueSize', [1, LIMITS.queueSize, null], [0, -1, 1.5, LIMITS.queueSize + 1, '1', NaN]],
  ['seatsPerRound', [1, LIMITS.seatsPerRound], [0, LIMITS.seatsPerRound + 1, null, Infinity]],
  ['version', [1, 2_000_000_000], [0, -1, 1.5, '1', null]],
])('%s takes its range and nothing else', (field, good, bad) => {
  expect(good.map((value) => takesRules({ [field]: value }))).not.toContain(false);
  expect(bad.map((value) => takesRules({ [field]: value }))).not.toContain(true);
});

test('counts of calls and marks are limited', () => {
  const takesCount = (count: number) =>
    payloads.callNextPayload.safeParse({ partyID: id, count, requestKey: id }).success;
  expect([1, 50].map(takesCount)).toEqual([true, true]);
  expect([0, 51, 1.5].map(takesCount)).toEqual([false, false, false]);
  const takesIds = (count: number) =>
    payloads.markMembersPayload.safeParse({
      partyID: id,
      entryIds: Array<string>(count).fill(id),
      mark: 'PLAYED',
    }).success;
  expect([0, 1, 50, 51].map(takesIds)).toEqual([false, true, true, false]);
});
