import {
  commitHashOf,
  entrantsHashOf,
  entryHashOf,
  nextHead,
  seedHashOf,
} from '@/lib/shared/lottery/scheme/hash';
import {
  cancelLine,
  closeLine,
  joinLine,
  offerLine,
  revealLine,
} from '@/lib/shared/lottery/scheme/lines';
import type { Randomness } from '@/lib/shared/lottery/scheme/lists';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import { drawKey, rankingOf } from '@/lib/shared/lottery/scheme/ranking';

/** A number that drand signed long ago, and when a list had to close for it. */
const ROUND = 1000;
const SIGNATURE =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const CLOSED_AT = 1_692_806_353_500;

export interface ProofWish {
  lotteryId: string;
  randomness?: Exclude<Randomness, 'drand-test'>;
  people?: number;
  until?: 'open' | 'closed' | 'cancelled' | 'revealed';
}

/** The proof file of a draw that was held at another time: what the site would give for it. */
export function proofOf({
  lotteryId,
  randomness = 'drand-quicknet',
  people = 24,
  until = 'revealed',
}: ProofWish): DrawProof {
  const seed = '1f'.repeat(32);
  const rules = '1 × Wireless headset, sent by post\n\nEntering is free.';
  const said = { lotteryId, rules, randomness, prizeCount: 1 };
  const seedHash = seedHashOf(lotteryId, seed);
  const commitHash = commitHashOf({ ...said, seedHash });
  const entrants = Array.from({ length: people }, (_, at) => {
    const [label, salt] = [`@fan-${at + 1}`, at.toString(16).padStart(32, '0')];
    const c = entryHashOf({ lotteryId, salt, label });
    return { n: at + 1, tickets: 1 + (at % 3), c, label, salt };
  });
  const ticketTotal = entrants.reduce((sum, { tickets }) => sum + tickets, 0);
  const entrantsHash = entrantsHashOf(commitHash, entrants);
  const round = randomness === 'none' ? null : ROUND;
  const signature = round === null ? null : SIGNATURE;
  const drawLog = entrants.map((each, at) => joinLine(CLOSED_AT - 2 * people + at, each));
  const isClosed = until === 'closed' || until === 'revealed';
  if (isClosed) {
    drawLog.push(closeLine(CLOSED_AT, { entries: people, ticketTotal, entrantsHash, round }));
  }
  const ranking = rankingOf(drawKey(seed, entrantsHash, signature ?? 'none'), entrants);
  const [first = 1] = ranking;
  if (until === 'revealed') {
    drawLog.push(
      revealLine(CLOSED_AT + 12_000),
      offerLine(CLOSED_AT + 12_000, { slot: 1, n: first }),
    );
  }
  if (until === 'cancelled') drawLog.push(cancelLine(CLOSED_AT, { reason: 'host-cancelled' }));
  const isDrawn = until === 'revealed';
  const winner = entrants[first - 1];
  return {
    ...{ format: 'playplus-draw-proof', version: 1, ...said, seedHash, commitHash, drawLog },
    head: drawLog.reduce(nextHead, commitHash),
    entrantsHash: isClosed ? entrantsHash : null,
    seed: isDrawn || until === 'cancelled' ? seed : null,
    signature: isDrawn ? signature : null,
    ranking: isDrawn ? ranking : null,
    winners:
      isDrawn && winner ? [{ slot: 1, n: first, label: winner.label, salt: winner.salt }] : [],
  };
}
