import { STEPS } from '@/lib/shared/lottery/scheme/lists';
import { proofSchema } from '@/lib/shared/lottery/scheme/proof';
import { checkNumber, checkOrder, checkWinners } from './drawChecks';
import { checkList, checkLog, checkRules, checkSeal, checkSealDue } from './listChecks';
import { readReceipts, type HeadSeen, type ReceiptResult } from './seen';
import type { StepName, StepOutcome, StepResult, VerifyProgress, VerifyResult } from './steps';
import { newFacts, newWork, type Work } from './work';

/** What a proof is compared with, beside itself. */
export interface Witnesses {
  /** Receipts of entries, as they were kept: whatever their form is. */
  receipts?: readonly unknown[];
  /** Heads that were seen while the draw ran; `seq` 0 is the commitment. */
  headsSeen?: readonly HeadSeen[];
  /** Of the test beacon, where it is not the one of this repository. */
  testPublicKey?: string;
}

type Check = (work: Work) => StepOutcome | Generator<VerifyProgress, StepOutcome>;

const checks: Record<StepName, Check> = {
  seal: checkSeal,
  rules: checkRules,
  log: checkLog,
  list: checkList,
  number: checkNumber,
  order: checkOrder,
  winners: checkWinners,
};

/**
 * Redoes a draw from its proof file, in slices of some milliseconds: yields how far it is. A step
 * that fails ends it; those behind it were not checked. Never throws, whatever the file holds.
 */
export function* verifySlices(
  file: unknown,
  witnesses: Witnesses = {},
): Generator<VerifyProgress, VerifyResult> {
  const parsed = proofSchema.safeParse(file);
  if (!parsed.success) return noProof(parsed.error.issues[0]?.path.join('.') ?? '', witnesses);
  const proof = parsed.data;
  const { kept, results } = readReceipts(witnesses.receipts ?? [], proof.lotteryId);
  const work = newWork(proof, kept, witnesses.headsSeen ?? [], witnesses.testPublicKey);
  const outcomes = new Map<StepName, StepOutcome>();
  let failed: StepName | null = null;
  for (const step of STEPS) {
    const check = checks[step](work);
    const outcome: StepOutcome = 'next' in check ? yield* check : check;
    outcomes.set(step, outcome);
    yield { step, done: 1, total: 1, outcome: outcome.status };
    if (outcome.status === 'failed') failed = step;
    // Whether the secret is due is known only from the log.
    const due = step === 'log' && !failed ? checkSealDue(work) : null;
    if (due) {
      outcomes.set('seal', due);
      failed = 'seal';
    }
    if (failed) break;
  }
  const steps = STEPS.map((step): StepResult => {
    const outcome = outcomes.get(step);
    if (outcome) return { step, ...outcome };
    return { step, status: 'not-checked', because: failed ?? 'file' };
  });
  const isTestBeacon = proof.randomness === 'drand-test';
  const receipts = results.map((receipt) => placed(receipt, work));
  return {
    verdict: verdictOf(steps, isTestBeacon),
    isTestBeacon,
    malformed: null,
    steps,
    facts: work.facts,
    receipts,
  };
}

/**
 * `verifySlices` to its end. `onProgress` is told of every slice, and others get their turn between
 * two of them: 100,000 entrants take a few seconds, so pages run it in a worker.
 */
export async function verifyProof(
  file: unknown,
  options: Witnesses & { onProgress?: (progress: VerifyProgress) => void } = {},
): Promise<VerifyResult> {
  const { onProgress, ...witnesses } = options;
  const slices = verifySlices(file, witnesses);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function verdictOf(steps: readonly StepResult[], isTestBeacon: boolean): VerifyResult['verdict'] {
  if (steps.some(({ status }) => status === 'failed' || status === 'not-checked')) return 'failed';
  if (steps.some(({ status }) => status === 'later')) return 'so-far';
  return isTestBeacon ? 'test-beacon' : 'followed';
}

function placed(receipt: ReceiptResult, { reader, facts, ranking }: Work): ReceiptResult {
  // Not before the log was followed to its end.
  if (receipt.n === null || facts.state === null) return receipt;
  const { n } = receipt;
  const entrant = reader.live.get(n);
  const place = ranking ? ranking.indexOf(n) + 1 : 0;
  const offer = facts.offers.find((each) => each.n === n);
  return {
    ...receipt,
    status: entrant ? 'in-the-list' : 'off-the-list',
    tickets: entrant?.tickets ?? null,
    place: place || null,
    slot: offer?.slot ?? null,
  };
}

function noProof(path: string, { receipts = [] }: Witnesses): VerifyResult {
  return {
    verdict: 'failed',
    isTestBeacon: false,
    malformed: path,
    steps: STEPS.map((step) => ({ step, status: 'not-checked', because: 'file' })),
    facts: newFacts(),
    receipts: readReceipts(receipts, null).results,
  };
}
