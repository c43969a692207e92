import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import type { VerifyProgress, VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';
import { verifySlices } from '@/lib/shared/lottery/scheme/verify/verifyProof';
import type { Asked, ProofNumbers, Told } from './verifier';

/** Between two reports of one step; the end of a step is always told. */
const PAUSE_MS = 60;
/** Before that a guess at how long a step takes is worth nothing. */
const SURE_AFTER_MS = 700;
/** More of the order than this is no help to a reader. */
const SHOWN_PLACES = 12;

/** Checks a proof file from its bytes to the end, and tells how it goes on. */
export function checkFile(asked: Asked, tell: (told: Told) => void): void {
  const began = performance.now();
  const file = parsed(asked.bytes);
  const isOfDraw = (file as Partial<DrawProof> | null)?.lotteryId === asked.lotteryId;
  const slices = verifySlices(file, {
    receipts: asked.receipts,
    // Heads name no draw: they say nothing about another one.
    headsSeen: isOfDraw ? asked.headsSeen : [],
  });
  let toldAt = Number.NEGATIVE_INFINITY;
  let stepBegan = began;
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) {
    const now = performance.now();
    const progress = slice.value;
    const isOver = progress.outcome !== undefined;
    if (!isOver && now - toldAt < PAUSE_MS) continue;
    toldAt = now;
    tell({ kind: 'progress', progress, secondsLeft: secondsLeft(progress, now - stepBegan) });
    if (isOver) stepBegan = now;
  }
  const result = slice.value;
  const numbers = result.malformed === null ? numbersOf(file as DrawProof, result) : null;
  tell({ kind: 'done', result, numbers, tookMs: performance.now() - began });
}

function secondsLeft({ done, total }: VerifyProgress, ms: number): number | null {
  if (done === 0 || ms < SURE_AFTER_MS) return null;
  return Math.ceil((ms * (total - done)) / done / 1000) || null;
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return null;
  }
}

function numbersOf(proof: DrawProof, { steps }: VerifyResult): ProofNumbers {
  const { lotteryId, rules, randomness, prizeCount, seedHash, commitHash, drawLog } = proof;
  const { head, entrantsHash, seed, signature, ranking } = proof;
  const failed = steps.find((step) => step.status === 'failed');
  const line = failed?.status === 'failed' ? failed.failure.line : undefined;
  return {
    ...{ lotteryId, rules, randomness, prizeCount, seedHash, commitHash, head, entrantsHash },
    ...{ seed, signature, ranking: ranking?.slice(0, SHOWN_PLACES) ?? null },
    failedLine: line === undefined ? null : (drawLog[line - 1] ?? null),
  };
}
