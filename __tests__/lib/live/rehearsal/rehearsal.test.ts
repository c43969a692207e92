import { expect, test } from '@jest/globals';
import { alertsBetween, BEATS, FANS, nextBeatAfter } from '@/lib/live/rehearsal/script';
import { rehearsedFund } from '@/lib/live/rehearsal/fund';
import { rehearsedDraw, rehearsedQueue } from '@/lib/live/rehearsal/states';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { REHEARSAL_MS } from '@/lib/shared/widgets/rehearsal';

const creator = { id: 'u', handle: 'nora', name: 'Nora', extra_public: '{}' };
const words = {
  ...{ queue: 'Friday squads', draw: 'Free draw', prize: 'Game key' },
  ...{ fund: 'New microphone', milestone: 'Karaoke stream' },
};
const at = (elapsed: number) => ({ elapsed, timeOf: (ms: number) => ms, creator, words });

test('twelve fans join, three are called, one draw is drawn and claimed, and all is over in time', () => {
  const of = (kind: string) => BEATS.filter((beat) => beat.kind === kind).length;
  expect([of('JOINS'), of('CALLED'), of('DRAWN'), of('CLAIMS')]).toEqual([12, 3, 1, 1]);
  expect(BEATS.at(-1)?.at).toBeLessThan(REHEARSAL_MS);
});

test('nobody is called, plays or wins who did not come before, and each beat raises the number', () => {
  let seq = -1;
  for (let next: number | null = 0; next !== null; next = nextBeatAfter(next)) {
    const queue = rehearsedQueue(at(next));
    expect(queue?.seq).toBeGreaterThan(seq);
    seq = queue?.seq ?? seq;
    const people = queue?.partyMembers ?? [];
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    expect(queue?.memberCount).toBe(
      people.filter(({ status }) => status === STATUS.waiting).length,
    );
  }
});

test('the queue fills, two are called at once and play, and the line moves up', () => {
  const names = (elapsed: number, status: number) =>
    rehearsedQueue(at(elapsed))
      ?.partyMembers.filter((member) => member.status === status)
      .map(({ handle }) => handle);
  expect(names(0, STATUS.waiting)).toEqual([]);
  expect(names(20_000, STATUS.called)).toEqual(['Mika', 'juno_plays']);
  expect(names(20_000, STATUS.waiting)?.[0]).toBe('Sam');
  expect(names(25_000, STATUS.playing)).toEqual(['Mika', 'juno_plays']);
  expect(names(33_000, STATUS.playing)).toEqual([]);
});

test('the draw opens, closes, waits for its number, and somebody of those in it wins', () => {
  const draw = (elapsed: number) => rehearsedDraw(at(elapsed));
  expect(draw(39_000)).toBeNull();
  expect(draw(45_000)).toMatchObject({ state: 'OPEN', winners: [] });
  expect(draw(60_000)).toMatchObject({ state: 'CLOSED', memberCount: FANS.length, winners: [] });
  const drawn = draw(66_000);
  expect(drawn).toMatchObject({ state: 'CLAIMING', drawnCount: 1 });
  expect(drawn?.partyMembers.map(({ id }) => id)).toContain(drawn?.winners[0]?.id);
  expect(draw(91_000)).toMatchObject({ state: 'COMPLETED' });
});

test('two give, the milestone is reached once, and what one takes back lowers the sum', () => {
  const fund = (elapsed: number) => rehearsedFund(at(elapsed))?.fund ?? null;
  expect(fund(11_000)).toBeNull();
  expect(fund(12_000)).toMatchObject({ raised: 30_000, leaders: [], corrections: [] });
  expect(fund(21_000)).toMatchObject({ raised: 32_500, milestones: [{ reachedAt: null }] });
  expect(fund(30_000)).toMatchObject({ raised: 37_500, supporterCount: 2 });
  const after = fund(50_000);
  expect(after).toMatchObject({ raised: 35_000, corrections: [{ amount: -2500 }] });
  expect(after?.milestones[0]?.reachedAt).toBe(fund(30_000)?.milestones[0]?.reachedAt);
  expect(rehearsedFund(at(50_000))?.supporters).toHaveLength(1);
  expect(fund(95_000)).toBeNull();
  const told = alertsBetween(-1, REHEARSAL_MS, 'a').map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'CONTRIBUTION')).toHaveLength(2);
  expect(told.filter((kind) => kind === 'MILESTONE')).toHaveLength(1);
});

test('alerts come once, in the stretch in which they happen', () => {
  const whole = alertsBetween(-1, REHEARSAL_MS, 'a');
  const halves = [...alertsBetween(-1, 30_000, 'a'), ...alertsBetween(30_000, REHEARSAL_MS, 'a')];
  expect(halves).toEqual(whole);
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
});
