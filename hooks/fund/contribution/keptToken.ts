const keyOf = (contributionId: string) => `playplus-contribution-${contributionId}`;

/** Keeps the right to a contribution of somebody without an account: in this tab alone. */
export function keepToken(contributionId: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(contributionId), token);
  } catch {
    // Storage may be full or forbidden; the mailed link works without it.
  }
}

/** The right that this tab was given; null: none. */
export function keptToken(contributionId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(contributionId));
  } catch {
    return null;
  }
}
