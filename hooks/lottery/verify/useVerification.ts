import { useEffect, useReducer } from 'react';
import { keptDraw } from '@/lib/live/lottery/keptDraw';
import { startVerifier, type ProofNumbers, type Told } from '@/lib/live/lottery/verify/verifier';
import type {
  StepOutcome,
  VerifyProgress,
  VerifyResult,
} from '@/lib/shared/lottery/scheme/verify/steps';

/** How far a check is. `away`: the file did not come; `broken`: this browser cannot run the check. */
export type CheckPhase = 'reading' | 'checking' | 'done' | 'away' | 'broken';

/** One run over one file. */
export interface Check {
  /** Counts runs. */
  run: number;
  phase: CheckPhase;
  /** A file of the reader's own; null: the one of the site. */
  file: File | null;
  /** Receipts of the reader's own, beside those that this browser kept. */
  receipts: readonly unknown[];
  /** Of the file; null until it has come. */
  bytes: number | null;
  /** How the first steps came out, as far as is known. */
  outcomes: readonly StepOutcome['status'][];
  progress: (VerifyProgress & { secondsLeft: number | null }) | null;
  result: VerifyResult | null;
  numbers: ProofNumbers | null;
  tookMs: number;
}

type Act =
  | { kind: 'file'; file: File | null }
  | { kind: 'receipt'; receipt: unknown }
  | { kind: 'bytes'; bytes: number }
  | { kind: 'away' }
  | Told;

const fresh = {
  phase: 'reading',
  bytes: null,
  outcomes: [],
  progress: null,
  result: null,
  numbers: null,
  tookMs: 0,
} as const;

const FIRST: Check = { run: 0, file: null, receipts: [], ...fresh };

function next(check: Check, act: Act): Check {
  switch (act.kind) {
    case 'file':
      return { ...check, ...fresh, run: check.run + 1, file: act.file };
    case 'receipt': {
      const receipts = [...check.receipts, act.receipt];
      return { ...check, ...fresh, run: check.run + 1, receipts };
    }
    case 'bytes':
      return { ...check, phase: 'checking', bytes: act.bytes };
    case 'progress': {
      const progress = { ...act.progress, secondsLeft: act.secondsLeft };
      const { outcome } = progress;
      if (outcome === undefined) return { ...check, progress };
      return { ...check, progress: null, outcomes: [...check.outcomes, outcome] };
    }
    case 'done': {
      const { result, numbers, tookMs } = act;
      return { ...check, phase: 'done', progress: null, result, numbers, tookMs };
    }
    default:
      return { ...check, phase: act.kind };
  }
}

/**
 * Checks the proof file of a draw, or one of the reader's own, with what this browser kept of the
 * draw: `checkFile(null)` takes the site's file, also anew; `addReceipt` compares one more receipt.
 */
export function useVerification(lotteryId: string) {
  const [check, tell] = useReducer(next, FIRST);
  const { run, file, receipts } = check;

  useEffect(() => {
    const leaving = new AbortController();
    let stop = () => {};
    const start = (bytes: ArrayBuffer) => {
      if (leaving.signal.aborted) return;
      tell({ kind: 'bytes', bytes: bytes.byteLength });
      const { receipts: kept, heads } = keptDraw(lotteryId);
      const asked = { bytes, lotteryId, headsSeen: heads, receipts: [...kept, ...receipts] };
      stop = startVerifier(asked, tell);
    };
    (file === null ? fetchProof(lotteryId, leaving.signal) : file.arrayBuffer()).then(start, () => {
      if (!leaving.signal.aborted) tell({ kind: 'away' });
    });
    return () => {
      leaving.abort();
      stop();
    };
  }, [lotteryId, run, file, receipts]);

  return {
    check,
    checkFile: (given: File | null) => tell({ kind: 'file', file: given }),
    addReceipt: (receipt: unknown) => tell({ kind: 'receipt', receipt }),
  };
}

/** Address of the proof file of a draw. */
export const proofPath = (lotteryId: string) => `/chance/${lotteryId}/proof.json`;

async function fetchProof(lotteryId: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(proofPath(lotteryId), { signal });
  if (!response.ok) throw new Error(`The proof file was answered ${response.status}`);
  return response.arrayBuffer();
}
