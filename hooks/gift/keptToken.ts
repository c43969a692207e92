const keyOf = (giftId: string) => `playplus-gift-link-${giftId}`;

/** Keeps the right to a gift in this tab alone: whoever logs in on the way comes back to it. */
export function keepToken(giftId: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(giftId), token);
  } catch {
    // Storage may be full or forbidden; the link still works.
  }
}

/** What this tab kept; null: nothing. */
export function keptToken(giftId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(giftId));
  } catch {
    return null;
  }
}
