import { z } from 'zod';

/** How often faster than real time a rehearsal runs. */
export const PACES = [1, 4] as const;

/** How long the scripted show takes at pace 1, in ms. */
export const REHEARSAL_MS = 96_000;

/** A running rehearsal: nothing of it is stored but how far it is. */
export interface Rehearsal {
  /** How far it was at `since`, in ms of the script. */
  ranMs: number;
  /** UTC ISO 8601; null: it is paused. */
  since: string | null;
  pace: number;
}

/** How far a rehearsal is, in ms of the script. `now`: ms since 1970. Pure. */
export function elapsedOf({ ranMs, since, pace }: Rehearsal, now: number): number {
  const ran = since === null ? 0 : Math.max(0, now - Date.parse(since)) * pace;
  return Math.min(ranMs + ran, REHEARSAL_MS);
}

export const REHEARSAL_ACTS = ['START', 'PAUSE', 'RESUME', 'STOP'] as const;
export type RehearsalAct = (typeof REHEARSAL_ACTS)[number];

/** Payload of `widgets/rehearse/`. */
export const rehearsePayload = z.strictObject({
  act: z.enum(REHEARSAL_ACTS),
  pace: z.literal(PACES),
});
