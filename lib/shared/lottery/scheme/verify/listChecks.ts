import {
  commitHashOf,
  entrantsHashSlices,
  nextHead,
  seedHashOf,
  SLICE,
} from '@/lib/shared/lottery/scheme/hash';
import type { StepOutcome, VerifyProgress } from './steps';
import { failed, later, notUsed, ok, type Work } from './work';

/** The secret is the one that was sealed. */
export function checkSeal({ proof }: Work): StepOutcome {
  const { lotteryId, seed, seedHash } = proof;
  if (seed === null) return later;
  const computed = seedHashOf(lotteryId, seed);
  return computed === seedHash
    ? ok
    : failed('seed-differs', { expected: seedHash, found: computed });
}

/** The secret is in the file when it is due, and not before; null: so it is. */
export function checkSealDue({ proof, reader }: Work): StepOutcome | null {
  const isDue = reader.phase === 'revealed' || reader.phase === 'cancelled';
  if (isDue === (proof.seed !== null)) return null;
  return failed(isDue ? 'missing' : 'not-due');
}

/** Rules, prizes, secret and source of the number are those of the commitment. */
export function checkRules({ proof, expected, facts }: Work): StepOutcome {
  const { commitHash } = proof;
  const computed = commitHashOf(proof);
  if (computed !== commitHash) {
    return failed('commitment-differs', { expected: computed, found: commitHash });
  }
  for (const seen of expected.get(0) ?? []) {
    if (seen.head !== commitHash) {
      return failed('seen-commitment-differs', { expected: seen.head, found: commitHash });
    }
    facts.headsCompared += 1;
  }
  return ok;
}

/** Every line may stand where it does, and the chain over all fits every head that was seen. */
export function* checkLog(work: Work): Generator<VerifyProgress, StepOutcome> {
  const { proof, reader, facts, expected } = work;
  const { drawLog } = proof;
  const total = drawLog.length;
  let head = proof.commitHash;
  let after = 0;
  yield { step: 'log', done: 0, total };
  for (const [index, text] of drawLog.entries()) {
    const line = index + 1;
    const problem = reader.read(text);
    if (problem) return failed(problem, { line, after, found: text });
    head = nextHead(head, text);
    for (const seen of expected.get(line) ?? []) {
      if (seen.head !== head) {
        const code = seen.by === 'receipt' ? 'receipt-differs' : 'seen-head-differs';
        return failed(code, { line, after, expected: seen.head, found: head });
      }
      facts.headsCompared += 1;
      after = line;
    }
    facts.lines = line;
    if (line % SLICE === 0) yield { step: 'log', done: line, total };
  }
  if (head !== proof.head) {
    return failed('head-differs', { line: total, after, expected: head, found: proof.head });
  }
  const beyond = Math.max(0, ...expected.keys());
  if (beyond > total) return failed('shorter-than-seen', { line: beyond, after });
  tellLog(work, head);
  yield { step: 'log', done: total, total };
  return ok;
}

function tellLog({ reader, facts, headsSeen }: Work, head: string): void {
  const { close, reveal } = reader;
  facts.state = reader.phase;
  facts.head = head;
  facts.entrants = reader.live.size;
  for (const { tickets } of reader.live.values()) facts.tickets += tickets;
  facts.closedMs = close?.ms ?? null;
  facts.revealedMs = reveal?.ms ?? null;
  if (!close) return;
  for (const { seq, seenAt } of headsSeen) {
    if (seq < close.seq || seenAt === undefined) continue;
    facts.closeSeenMs = Math.min(seenAt, facts.closeSeenMs ?? Infinity);
  }
}

/** The list at its closing is what joins and leaves make, in number, tickets and fingerprint. */
export function* checkList({ proof, reader, facts }: Work): Generator<VerifyProgress, StepOutcome> {
  const { close, phase, live } = reader;
  if (!close) {
    if (proof.entrantsHash !== null) return failed('not-due', { found: proof.entrantsHash });
    return phase === 'cancelled' ? notUsed : later;
  }
  const line = close.seq;
  const counted = `${facts.entrants} ${facts.tickets}`;
  const written = `${close.entries} ${close.ticketTotal}`;
  if (counted !== written)
    return failed('count-differs', { line, expected: counted, found: written });
  const slices = entrantsHashSlices(proof.commitHash, live.values());
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) {
    yield { step: 'list', done: slice.value, total: live.size };
  }
  facts.entrantsHash = slice.value;
  if (proof.entrantsHash === null) return failed('missing', { expected: slice.value });
  for (const found of [close.entrantsHash, proof.entrantsHash]) {
    if (found !== slice.value)
      return failed('list-differs', { line, expected: slice.value, found });
  }
  return ok;
}
