import { LogReader } from '@/lib/shared/lottery/scheme/log';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import type { DrawReceipt } from '@/lib/shared/lottery/scheme/receipt';
import { expectedHeads, type Expected, type HeadSeen } from './seen';
import type { DrawFacts, StepFailure, StepOutcome } from './steps';

/** What the steps of one check share. */
export interface Work {
  proof: DrawProof;
  receipts: readonly DrawReceipt[];
  headsSeen: readonly HeadSeen[];
  expected: ReadonlyMap<number, Expected[]>;
  testPublicKey: string | undefined;
  reader: LogReader;
  facts: DrawFacts;
  /** The order that was computed. */
  ranking: readonly number[] | null;
}

/** A check at its beginning. */
export function newWork(
  proof: DrawProof,
  receipts: readonly DrawReceipt[],
  headsSeen: readonly HeadSeen[],
  testPublicKey?: string,
): Work {
  return {
    proof,
    receipts,
    headsSeen,
    expected: expectedHeads(headsSeen, receipts),
    testPublicKey,
    reader: new LogReader(),
    facts: newFacts(),
    ranking: null,
  };
}

/** Nothing counted yet. */
export function newFacts(): DrawFacts {
  return {
    state: null,
    lines: 0,
    head: null,
    entrants: 0,
    tickets: 0,
    entrantsHash: null,
    closedMs: null,
    revealedMs: null,
    round: null,
    roundMs: null,
    closeSeenMs: null,
    headsCompared: 0,
    offers: [],
  };
}

export const ok: StepOutcome = { status: 'ok' };
export const later: StepOutcome = { status: 'later' };
export const notUsed: StepOutcome = { status: 'not-used' };

/** A step that failed. */
export const failed = (
  code: StepFailure['code'],
  more: Omit<StepFailure, 'code'> = {},
): StepOutcome => ({ status: 'failed', failure: { code, ...more } });
