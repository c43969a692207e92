/** The highest number that a bell says. */
export const HIGHEST_SHOWN = 9;

/** What the bell's badge says: the number, `+9` above nine (product spec §4); null: no badge. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > HIGHEST_SHOWN ? `+${HIGHEST_SHOWN}` : String(unread);
}
