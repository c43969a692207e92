import { expect } from '@jest/globals';
import { nextHead } from '@/lib/shared/lottery/scheme/hash';
import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import type { FailureCode, StepName } from '@/lib/shared/lottery/scheme/verify/steps';
import { verifyProof } from '@/lib/shared/lottery/scheme/verify/verifyProof';

/** What somebody made of a proof, and which step refuses it for what. */
export type Attack = [what: string, DrawProof, StepName, FailureCode];

/** Which step refuses a proof, and why. */
export async function refusal(proof: DrawProof, witnesses: Parameters<typeof verifyProof>[1] = {}) {
  const { verdict, steps } = await verifyProof(proof, witnesses);
  const at = steps.findIndex(({ status }) => status === 'failed');
  const step = steps[at];
  if (step?.status !== 'failed') return { verdict };
  // What comes behind is not looked at, and says why.
  for (const { status, ...behind } of steps.slice(at + 1)) {
    if (step.step === 'seal' && status === 'ok') continue;
    expect({ status, ...behind }).toMatchObject({ status: 'not-checked', because: step.step });
  }
  expect(verdict).toBe('failed');
  return { step: step.step, ...step.failure };
}

/** The same with the chain computed anew over lines that were changed. */
export function chainedAnew(proof: DrawProof, change: (lines: string[]) => string[]): DrawProof {
  const drawLog = change([...proof.drawLog]);
  return { ...proof, drawLog, head: drawLog.reduce(nextHead, proof.commitHash) };
}

/** Writes lines in the place of one, counted from 1. */
export const line = (at: number, by: string | string[]) => (lines: string[]) => [
  ...lines.slice(0, at - 1),
  ...[by].flat(),
  ...lines.slice(at),
];

/** Takes a line away. */
export const without = (at: number) => line(at, []);

/** The time of the last line. */
export const last = (lines: string[]) => lines.at(-1)?.split(' ')[0] ?? '';

/** Adds a line of the same time. */
export const adding = (text: string) => (lines: string[]) => [...lines, `${last(lines)} ${text}`];
