import { nameOfAct, nextAct } from '@/hooks/party/console/nextAct';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import { aConsole, aHostMember } from '@/__tests__/support/partyFactories';

const called = (number: number) => aHostMember(number, { status: 120 });
const ready = (number: number) => aHostMember(number, { status: 130 });
const playing = (number: number) => aHostMember(number, { status: 140 });
const empty = { waiting: [], memberCount: 0 };

/** An act in short: what, which round, whom. */
function told(party: ConsoleParty, order = party.orderPolicy): string {
  const act = nextAct(party, order);
  const names = (people: readonly HostMember[] | null) =>
    people?.map(({ number }) => number).join('+') ?? 'somebody';
  const parts: (string | number)[] = [act.kind];
  if ('round' in act) parts.push(act.round);
  if ('people' in act) parts.push(names(act.people));
  if ('then' in act && act.then.length > 0) parts.push('then', names(act.then));
  if ('late' in act && act.late.length > 0) parts.push('late', names(act.late));
  if ('isNextReady' in act && act.isNextReady) parts.push('next ready');
  return parts.join(' ');
}

test.each<[string, Partial<ConsoleParty>, string]>([
  ['a draft is opened', { state: 'DRAFT', ...empty }, 'open'],
  ['a planned queue is opened', { state: 'SCHEDULED', ...empty }, 'open'],
  ['nobody yet: the link', empty, 'copy'],
  ['nobody but those away: the link', { ...empty, awayCount: 2 }, 'copy'],
  ['people wait: the first of them', {}, 'call 1 then 2+3'],
  ['a seat is called for, another is free', { current: [called(9)] }, 'call 1 then 2+3'],
  ['all seats are called for', { current: [called(8), called(9)] }, 'wait 8+9'],
  ['one is called, nobody else waits', { ...empty, current: [called(9)] }, 'wait 9'],
  ['somebody is ready', { roundNo: 6, current: [ready(8), called(9)] }, 'start 7 8 late 9'],
  ['a ready one comes before a free seat', { current: [ready(8)] }, 'start 1 8'],
  ['a round runs', { roundNo: 6, current: [playing(8), playing(9)] }, 'finish 6 8+9'],
  [
    'a round runs and the next is ready',
    { roundNo: 6, current: [playing(8), ready(9)] },
    'finish 6 8 next ready',
  ],
  ['paused', { state: 'PAUSED' }, 'resume'],
  [
    'paused while a round runs',
    { state: 'PAUSED', roundNo: 2, current: [playing(9)] },
    'finish 2 9',
  ],
  ['paused with somebody ready', { state: 'PAUSED', current: [ready(9)] }, 'start 1 9'],
  ['closed with people in line', { state: 'CLOSED' }, 'call 1 then 2+3'],
  ['closed and empty', { state: 'CLOSED', ...empty }, 'end'],
  ['closed while somebody is away', { state: 'CLOSED', ...empty, awayCount: 1 }, 'copy'],
  ['ended', { state: 'ENDED', ...empty }, 'recap'],
])('%s', (_what, party, act) => {
  expect(told(aConsole(party))).toBe(act);
});

test('chance decides: nobody is named', () => {
  expect(told(aConsole(), 'RANDOM')).toBe('call somebody');
});

test('whoever missed a call is not the next name while the list puts others first', () => {
  const missed = aHostMember(7, { lane: 0, misses: 1 });
  const party = aConsole({ waiting: [aHostMember(1), missed], memberCount: 2 });
  expect(told(party)).toBe('call 1 then 7');
  expect(told(aConsole({ waiting: [missed], memberCount: 1 }))).toBe('call 7');
});

test('an act has another name when it is about other people', () => {
  const first = nextAct(aConsole());
  const second = nextAct(aConsole({ waiting: [aHostMember(2), aHostMember(3)], memberCount: 2 }));
  expect(nameOfAct(first)).not.toBe(nameOfAct(second));
  expect(nameOfAct(first)).toBe(nameOfAct(nextAct(aConsole())));
});
