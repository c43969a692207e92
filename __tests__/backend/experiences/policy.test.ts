import { describe, expect, test } from '@jest/globals';
import { firstPage, wordSearch, writtenWords } from '@/backend/experiences/find/policy';
import { mostBooked, nextState, ratingOf, scoreOf } from '@/backend/experiences/policy';
import { SERVICE_ACTIONS, SERVICE_STATES } from '@/lib/shared/experiences/kinds';

const NOW = new Date('2026-11-26T12:00:00Z');
const DAY = 86_400_000;

test('every state and action leads where the table says', () => {
  const led = SERVICE_STATES.flatMap((state) =>
    SERVICE_ACTIONS.flatMap((action) => {
      const next = nextState(state, action, true);
      return next === null ? [] : [`${state} ${action} ${next}`];
    }),
  );
  expect(led).toEqual([
    'DRAFT PUBLISH PUBLISHED',
    'DRAFT ARCHIVE ARCHIVED',
    'PUBLISHED PAUSE PAUSED',
    'PUBLISHED ARCHIVE ARCHIVED',
    'PAUSED RESUME PUBLISHED',
    'PAUSED ARCHIVE ARCHIVED',
    'ARCHIVED RESTORE PAUSED',
  ]);
  expect(nextState('ARCHIVED', 'RESTORE', false)).toBe('DRAFT');
});

describe('a score', () => {
  const scored = (change: object) =>
    scoreOf({ ratingSum: 0, ratingCount: 0, lastDoneAt: null, publishedAt: NOW, ...change }, NOW);

  test('begins with five usual reviews, and few reviews say little', () => {
    expect(scored({})).toBe(860_000);
    const one = scored({ ratingSum: 5, ratingCount: 1 });
    const many = scored({ ratingSum: 240, ratingCount: 50 });
    expect(one).toBeGreaterThan(860_000);
    expect(many).toBeGreaterThan(one);
  });

  test('fades to 0.78 within 180 days, and no further', () => {
    const after = (days: number) => scored({ publishedAt: new Date(NOW.getTime() - days * DAY) });
    expect([after(90), after(180), after(900)]).toEqual([765_400, 670_800, 670_800]);
    expect(scored({ publishedAt: new Date(0), lastDoneAt: NOW })).toBe(860_000);
  });

  test('is none where nobody said anything', () => {
    expect(ratingOf({ ratingSum: 0, ratingCount: 0 })).toBeNull();
    expect(ratingOf({ ratingSum: 14, ratingCount: 3 })).toBe(47);
  });
});

test('the most booked tier is one alone, and booked ten times', () => {
  const tiers = (...orders: number[]) =>
    orders.map((count, no) => ({ id: `${no}`, orders: count }));
  expect(mostBooked(tiers(3, 10, 2))).toBe('1');
  expect(mostBooked(tiers(9, 3))).toBeNull();
  expect(mostBooked(tiers(12, 12))).toBeNull();
  expect(mostBooked([])).toBeNull();
});

describe('words', () => {
  const known = (word: string, exact: number, near: Record<string, number> = {}) => ({
    ...{ word, isStop: false },
    exact: exact > 0 ? [{ word, services: exact }] : [],
    near: Object.entries(near).map(([one, services]) => ({ word: one, services })),
  });

  test('are letters and digits, each once, six at most', () => {
    expect(writtenWords(' Émotes & émotes; 1v1! ')).toEqual(['émotes', '1v1']);
    expect(writtenWords('a b c d e f g h')).toHaveLength(6);
    expect(writtenWords('!?')).toEqual([]);
  });

  test('that nothing has are taken as the nearest ones', () => {
    const search = wordSearch(['coachng'], [known('coachng', 0, { coach: 9, coaching: 7 })]);
    expect(search).toMatchObject({ query: "('coach'|'coaching')", correctedTo: 'coaching' });
    expect(search.atMost).toBe(16);
  });

  test('that few have are joined by near ones ten times as frequent, and not called wrong', () => {
    const search = wordSearch(['colour'], [known('colour', 2, { color: 20, colon: 19 })]);
    expect(search).toMatchObject({ query: "('colour'|'color')", correctedTo: null });
  });

  test('without any near one are left out, and with all of them left out nothing is asked', () => {
    const search = wordSearch(['zzz', 'chess'], [known('zzz', 0), known('chess', 4)]);
    expect(search).toMatchObject({ query: "('chess')", inTitle: "('chess':A)", ignored: ['zzz'] });
    expect(wordSearch(['zzz'], [known('zzz', 0)]).query).toBeNull();
  });

  test('that say nothing count where they are all there is', () => {
    const stop = { ...known('with', 3), isStop: true };
    expect(wordSearch(['with', 'chess'], [stop, known('chess', 4)]).query).toBe("('chess')");
    expect(wordSearch(['with'], [stop]).query).toBe("('with')");
  });
});

test('a first page has who is live first, and new ones on places six and eighteen', () => {
  const ranked = Array.from({ length: 20 }, (_, no) => `r${no}`);
  const page = firstPage(ranked, { live: ['l0', 'l1'], fresh: ['n0', 'n1'] });
  expect([page.indexOf('l0'), page.indexOf('l1')]).toEqual([0, 1]);
  expect([page.indexOf('n0'), page.indexOf('n1')]).toEqual([5, 17]);
  expect(page).toHaveLength(24);
  expect(firstPage(['a'], { live: [], fresh: ['n'] })).toEqual(['a', 'n']);
});
