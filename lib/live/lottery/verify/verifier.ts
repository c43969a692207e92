import type { DrawProof } from '@/lib/shared/lottery/scheme/proof';
import type { HeadSeen } from '@/lib/shared/lottery/scheme/verify/seen';
import type { VerifyProgress, VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';

/** What a proof file is checked with: its bytes, which go over to the worker, and what was kept. */
export interface Asked {
  bytes: ArrayBuffer;
  /** The draw that receipts and heads are of. */
  lotteryId: string;
  /** As they were kept or given: whatever their form is. */
  receipts: readonly unknown[];
  headsSeen: readonly HeadSeen[];
}

/** What a page shows of a proof file beside the result; the log and the whole order stay behind. */
export type ProofNumbers = Omit<DrawProof, 'format' | 'version' | 'drawLog' | 'winners'> & {
  /** The line that does not fit, as it stands in the file. */
  failedLine: string | null;
};

/** How checking goes on. */
export type Told =
  /** `secondsLeft` of the step, by how long it took so far; null: not known, or hardly any. */
  | { kind: 'progress'; progress: VerifyProgress; secondsLeft: number | null }
  /** `numbers` is null where the file is no proof; `tookMs` is how long the device worked. */
  | { kind: 'done'; result: VerifyResult; numbers: ProofNumbers | null; tookMs: number }
  /** The browser could not run it. */
  | { kind: 'broken' };

/**
 * Redoes a draw beside the page and tells how far it is, then what came out. Returns how to stop. The
 * scheme loads with the worker, and never with a page.
 */
export function startVerifier(asked: Asked, tell: (told: Told) => void): () => void {
  const worker = new Worker(new URL('./verifyWorker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    tell(data);
    if (data.kind === 'done') worker.terminate();
  };
  worker.onerror = () => {
    worker.terminate();
    tell({ kind: 'broken' });
  };
  worker.postMessage(asked, [asked.bytes]);
  return () => worker.terminate();
}
