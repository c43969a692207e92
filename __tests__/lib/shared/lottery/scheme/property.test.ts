import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { leaveLine, removeLine, ticketsLine } from '@/lib/shared/lottery/scheme/lines';
import { OUT_REASONS, REMOVE_REASONS } from '@/lib/shared/lottery/scheme/lists';
import { verifySlices, type Witnesses } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import { runs } from '@/__tests__/support/runs';
import { DrawMaker, makersKey, saltOf } from './drawMaker';
import { wholeVector } from './vectors';

/** One thing that happens; `pick` chooses whom among those it can happen to. */
const happening = fc.record({
  act: fc.constantFrom('join', 'join', 'join', 'tickets', 'leave', 'remove'),
  pick: fc.nat(1000),
  tickets: fc.integer({ min: 1, max: 10 }),
  gap: fc.nat(90_000),
  name: fc.stringMatching(/^[\p{L}\p{N}_]{1,12}$/u).map((name) => `@${name}`.normalize('NFC')),
});
const handing = fc.record({
  act: fc.constantFrom('offer', 'offer', 'claim', 'out'),
  pick: fc.nat(1000),
  gap: fc.nat(90_000),
});
const life = fc.record({
  rules: fc.string({ unit: 'grapheme', maxLength: 60 }),
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  // The pairing takes most of the time.
  randomness: fc.constantFrom('none', 'none', 'none', 'none', 'drand-test'),
  prizeCount: fc.integer({ min: 1, max: 4 }),
  before: fc.array(happening, { maxLength: 14 }),
  end: fc.constantFrom('open', 'closed', 'revealed', 'revealed', 'cancelled', 'cancelled late'),
  after: fc.array(handing, { maxLength: 10 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const oneOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % list.length];

/** Plays a life; what cannot happen at its moment does not. */
function play({ rules, seed, randomness, prizeCount, before, end, after }: Life): DrawMaker {
  const maker = new DrawMaker({
    rules,
    seed,
    randomness: randomness === 'none' ? 'none' : 'drand-test',
    prizeCount,
  });
  for (const [index, { act, pick, tickets, gap, name }] of before.entries()) {
    maker.later(gap);
    if (act === 'join') maker.join(name, saltOf(index + 1), tickets);
    const n = oneOf(maker.live, pick);
    if (n === undefined) continue;
    const reason = oneOf(REMOVE_REASONS, pick) ?? 'host';
    if (act === 'tickets') maker.add(ticketsLine(maker.ms, { n, tickets }));
    if (act === 'leave') maker.add(leaveLine(maker.ms, { n }));
    if (act === 'remove') maker.add(removeLine(maker.ms, { n, reason }));
  }
  if (end === 'cancelled') return maker.cancel();
  if (end === 'open') return maker;
  maker.close();
  if (end === 'closed') return maker;
  if (end === 'cancelled late') return maker.cancel();
  maker.reveal();
  for (const { act, pick, gap } of after) {
    maker.later(gap);
    if (act === 'offer') maker.offer();
    const n = oneOf(maker.holders, pick);
    if (n === undefined) continue;
    const isClaimed = maker.claimed.has(n);
    if (act === 'claim' && !isClaimed) maker.claim(n);
    const not = isClaimed ? 'expired' : 'no-details';
    const reasons = OUT_REASONS.filter((reason) => reason !== not);
    if (act === 'out') maker.out(n, oneOf(reasons, pick) ?? 'declined');
  }
  return maker;
}

function verdictOf(file: unknown, witnesses: Witnesses = {}): string {
  const slices = verifySlices(file, { testPublicKey: makersKey, ...witnesses });
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value.verdict;
  }
}

test('property: however a draw goes, it verifies in every state, against all that was seen', () => {
  fc.assert(
    fc.property(life, (given) => {
      const maker = play(given);
      const headsSeen = maker.heads.map((head, seq) => ({ seq, head }));
      const verdict = verdictOf(maker.proof(), { receipts: maker.receipts, headsSeen });
      expect(['followed', 'so-far', 'test-beacon']).toContain(verdict);
      const order = maker.ranking;
      if (order) expect(order.toSorted((a, b) => a - b)).toEqual(maker.live);
    }),
    runs(80),
  );
});

type Json = null | string | number | Json[] | { [key: string]: Json };

/** All ways to a value within a value. */
function pathsOf(value: Json, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]));
  return [path, ...parts];
}

/** One change of a value: a character, a number, a place, or the value itself. */
function changed(value: Json, how: number): Json {
  if (value === null) return how % 2 ? 1 : 'a'.repeat(64);
  if (typeof value === 'number') return value + (how % 2 ? 1 : -1);
  if (typeof value === 'string') {
    const at = how % (value.length + 1);
    const other = value[at] === '7' ? '8' : '7';
    const cut = [value.slice(0, at), value.slice(at + 1)] as const;
    return [`${cut[0]}${other}${cut[1]}`, cut.join(''), `${cut[0]}${other}${value.slice(at)}`][
      how % 3
    ] as string;
  }
  if (!Array.isArray(value)) return { ...value, more: null };
  const at = how % Math.max(1, value.length);
  const part = value[at] ?? '1 leave 1';
  const rest = value.toSpliced(at, 1);
  return [rest, [...value, part], [...rest, part], value.toSpliced(at, 0, part)][how % 4] as Json;
}

function put(value: Json, [key, ...rest]: string[], how: number): Json {
  if (key === undefined) return changed(value, how);
  if (Array.isArray(value)) {
    return value.map((part, at) => (String(at) === key ? put(part, rest, how) : part));
  }
  const parts = value as Record<string, Json>;
  return { ...parts, [key]: put(parts[key] ?? null, rest, how) };
}

test('property: one changed, added, removed or swapped value never verifies', () => {
  const tamper = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(life, tamper, (given, changes) => {
      const proof = play(given).proof() as unknown as Json;
      const paths = pathsOf(proof);
      for (const [where, how] of changes) {
        const other = put(proof, oneOf(paths, where) ?? [], how);
        if (isDeepStrictEqual(other, proof)) continue;
        expect({ other, verdict: verdictOf(other) }).toMatchObject({ verdict: 'failed' });
      }
    }),
    runs(80),
  );
});

/** Refuses every file that differs from it in one place by one character. */
function refusesNear(text: string, at: number, character: string): void {
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  const swapped = `${tail[1] ?? ''}${tail[0] ?? ''}${tail.slice(2)}`;
  for (const end of [character + tail.slice(1), character + tail, tail.slice(1), swapped]) {
    const read = parsed(head + end);
    // White space between values is no change.
    if (isDeepStrictEqual(read, JSON.parse(text))) continue;
    expect({ end, verdict: verdictOf(read) }).toMatchObject({ verdict: 'failed' });
  }
}

test('one changed character of a whole draw never verifies, wherever it stands', () => {
  const text = JSON.stringify(wholeVector('none').proof());
  for (let at = 0; at < text.length; at += 1) refusesNear(text, at, text[at] === '1' ? '2' : '1');
});

test('property: one changed character of any file never verifies', () => {
  const character = fc.constantFrom(...'07af", {}[]n@\u00e9\n');
  const tamper = fc.array(fc.tuple(fc.nat(), character), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(life, tamper, (given, changes) => {
      const text = JSON.stringify(play(given).proof());
      for (const [where, other] of changes) refusesNear(text, where % text.length, other);
    }),
    runs(40),
  );
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

test('property: a draw computed anew after a change is refused by any later head or receipt', () => {
  fc.assert(
    fc.property(life, fc.nat(), fc.constantFrom('seed', 'rules', 'entry'), (given, pick, part) => {
      const before = given.before.map((each, index) =>
        part === 'entry' && index === pick % given.before.length
          ? {
              ...each,
              name: `${each.name}x`,
              tickets: (each.tickets % 10) + 1,
              act: 'join' as const,
            }
          : each,
      );
      const seed =
        part === 'seed' ? given.seed.replace(/^./, (a) => (a === '0' ? '1' : '0')) : null;
      const rules = part === 'rules' ? `${given.rules}.` : given.rules;
      const maker = play(given);
      const forged = play({ ...given, before, rules, seed: seed ?? given.seed });
      const proof = forged.proof();
      expect(verdictOf(proof)).not.toBe('failed');
      const seen = maker.heads.flatMap((head, seq) =>
        forged.heads[seq] === head ? [] : { seq, head },
      );
      for (const each of seen) {
        expect(verdictOf(proof, { headsSeen: [each] })).toBe('failed');
      }
      for (const receipt of maker.receipts) {
        if (forged.heads[receipt.seq] === receipt.head) continue;
        expect(verdictOf(proof, { receipts: [receipt] })).toBe('failed');
      }
    }),
    runs(60),
  );
});
