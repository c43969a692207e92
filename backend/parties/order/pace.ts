import type { PartyState } from '@/lib/shared/parties/messages';
import type { PartyPatch } from '@/backend/parties/store/changeRepository';

/** What a party remembers of how fast it goes. */
interface Pace {
  /** When the last call was made; each pause since moves it on. Null: no call yet. */
  idleSince: Date | null;
  /** Since when it is paused. */
  pausedAt: Date | null;
}

/** Milliseconds since the last call, without pauses; null when there was no call yet. */
export function gapOf({ idleSince, pausedAt }: Pace, now: Date): number | null {
  if (!idleSince) return null;
  return Math.max(0, (pausedAt ?? now).getTime() - idleSince.getTime());
}

/** What a call changes of it. */
export function paceAfterCall({ pausedAt }: Pace, now: Date): PartyPatch {
  return { idleSince: now, pausedAt: pausedAt && now };
}

/** What another state changes of it: a pause stops the clock. */
export function paceInState(party: Pace, state: PartyState, now: Date): PartyPatch {
  if (state === 'PAUSED') return { pausedAt: now };
  if (!party.pausedAt) return {};
  const gap = gapOf(party, now);
  return { idleSince: gap === null ? null : new Date(now.getTime() - gap), pausedAt: null };
}
