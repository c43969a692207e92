import {
  commitHashOf,
  entrantsHashOf,
  entryHashOf,
  nextHead,
  seedHashOf,
} from '@/lib/shared/lottery/scheme/hash';
import {
  claimLine,
  closeLine,
  joinLine,
  offerLine,
  outLine,
  revealLine,
} from '@/lib/shared/lottery/scheme/lines';
import { liveEntrants } from '@/lib/shared/lottery/scheme/log';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import { drawKey, rankingOf } from '@/lib/shared/lottery/scheme/ranking';
import { roundAfterClose } from '@/lib/shared/lottery/scheme/rounds';

/** When the first entry of the vectors joins. */
const START = 1_692_806_340_000;

/** The signature of the beacon's round 1000. */
export const ROUND_1000 =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';

/** The draw of the scheme's vectors, played to its end, and all that was computed on the way. */
export function vectorDraw(randomness: 'none' | 'drand-quicknet') {
  const lotteryId = 'lot-1';
  const rules = 'One key. Free entry.';
  const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
  const seedHash = seedHashOf(lotteryId, seed);
  const commitHash = commitHashOf({ lotteryId, randomness, prizeCount: 1, rules, seedHash });
  const people = ['@ann', '@bob', '~Zo\u00eb'].map((label, index) => {
    const salt = `${'0'.repeat(31)}${index + 1}`;
    return { label, salt, c: entryHashOf({ lotteryId, salt, label }) };
  });
  const joins = people.map(({ c }, index) =>
    joinLine(START + index * 1000, { n: index + 1, tickets: index + 1, c }),
  );
  const entrants = liveEntrants(joins);
  const entrantsHash = entrantsHashOf(commitHash, entrants);
  const closeMs = START + 13_500;
  const isPublic = randomness === 'drand-quicknet';
  const signature = isPublic ? ROUND_1000 : null;
  const round = isPublic ? roundAfterClose(closeMs) : null;
  const key = drawKey(seed, entrantsHash, signature ?? 'none');
  const ranking = rankingOf(key, entrants);
  const [first = 0, second = 0] = ranking;
  const drawLog = [
    ...joins,
    closeLine(closeMs, { entries: 3, ticketTotal: 6, entrantsHash, round }),
    revealLine(START + 25_000),
    offerLine(START + 25_000, { slot: 1, n: first }),
    outLine(START + 145_000, { n: first, reason: 'expired' }),
    offerLine(START + 145_000, { slot: 1, n: second }),
    claimLine(START + 150_000, { n: second }),
  ];
  const heads = drawLog.reduce(
    (all, line) => [...all, nextHead(all.at(-1) ?? '', line)],
    [commitHash],
  );
  const winners = [first, second].map((n) => {
    const { label = null, salt = null } = people[n - 1] ?? {};
    return { slot: 1, n, label, salt };
  });
  const proof: DrawProof = {
    format: 'playplus-draw-proof',
    version: 1,
    lotteryId,
    rules,
    randomness,
    prizeCount: 1,
    seedHash,
    commitHash,
    drawLog,
    head: heads.at(-1) ?? '',
    entrantsHash,
    seed,
    signature,
    ranking,
    winners,
  };
  return { proof, people, entrants, heads, key, round };
}
