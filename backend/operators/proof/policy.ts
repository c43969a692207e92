import { PROOF_MINUTES } from '@/lib/shared/operators/operators';

const MINUTE_MS = 60_000;

/** Until when a second factor that was shown at this time holds; null: it is over, or never was. */
export function holdsUntil(provedAt: Date | null, now: Date): Date | null {
  if (provedAt === null) return null;
  const until = new Date(provedAt.getTime() + PROOF_MINUTES * MINUTE_MS);
  return until > now ? until : null;
}

/** Half minutes whose codes are taken: clocks of phones differ, and people type slowly. */
export function takenSteps(step: number): readonly number[] {
  return [step, step - 1, step + 1];
}

/** A code on paper as it is compared: without spaces and lines, in capitals. */
export function paperCode(typed: string): string {
  return typed.replaceAll(/[^\da-z]/gi, '').toUpperCase();
}
