import type { Draft } from './draft';

const keyOf = (fundId: string) => `playplus-give-${fundId}`;

/** Keeps what was typed while its owner pays or logs in: in this tab alone, never in an address. */
export function keepDraft(fundId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(fundId), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

/** What was kept of this fund's checkout; null: nothing. */
export function keptDraft(fundId: string, first: Draft): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(fundId)) ?? 'null') as object | null;
    return kept && { ...first, ...kept };
  } catch {
    return null;
  }
}

/** What was typed has become a contribution that is paid. */
export function forgetDraft(fundId: string): void {
  sessionStorage.removeItem(keyOf(fundId));
}
