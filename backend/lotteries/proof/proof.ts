import type { Context } from '@/backend/platform/context';
import { findProof, linesAfter, type ProofRow } from '@/backend/lotteries/store/proofRepository';

/** Lines read at once: some hundred kilobytes. */
const SLICE = 5000;

/**
 * The proof file of a draw as JSON text in pieces, whatever state it is in; null for a draft and for
 * none. A hundred thousand entries are never held at once. Lines that come while it is read are left
 * out: the head is that of its last line.
 */
export async function proofFile(
  { db }: Pick<Context, 'db'>,
  lotteryId: string,
): Promise<AsyncIterable<string> | null> {
  const proof = await findProof(db, lotteryId);
  return proof === undefined ? null : pieces(db, proof);
}

async function* pieces(db: Context['db'], proof: ProofRow): AsyncGenerator<string> {
  const { logSeq, lotteryId, rules, randomness, prizeCount, seedHash, commitHash } = proof;
  const { head, entrantsHash, seed, signature, ranking, winners } = proof;
  const first = { format: 'playplus-draw-proof', version: 1, lotteryId, rules, randomness };
  const start = JSON.stringify({ ...first, prizeCount, seedHash, commitHash });
  yield `${start.slice(0, -1)},"drawLog":[`;
  for (let after = 0; after < logSeq;) {
    const until = Math.min(after + SLICE, logSeq);
    const lines = await linesAfter(db, lotteryId, { after, until });
    // Lines only ever go with their draw, which is then gone as a whole.
    if (lines.length < until - after) throw new Error('the draw went while its proof was read');
    const text = lines.map(({ line }) => JSON.stringify(line)).join(',\n');
    yield after === 0 ? text : `,\n${text}`;
    after = until;
  }
  const end = JSON.stringify({ head, entrantsHash, seed, signature, ranking, winners });
  yield `],${end.slice(1)}`;
}
