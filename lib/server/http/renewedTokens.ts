import { createHash } from 'node:crypto';

/** A request that was on its way when the token changed is answered by then. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/** When each old token was replaced, in Unix ms, oldest first; hashes, as the database keeps them. */
const renewed = new Map<string, number>();

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64');

/** Remembers that the browser has been given another token in place of this one. */
export function rememberRenewed(token: string): void {
  renewed.set(hashOf(token), Date.now());
  for (const [hash, at] of renewed) {
    if (renewed.size <= MOST_REMEMBERED && Date.now() - at < REMEMBERED_MS) return;
    renewed.delete(hash);
  }
}

/**
 * Whether a token was replaced a moment ago. The browser holds a newer one then: to clear its cookie
 * for the old one would log it out.
 */
export function wasRenewed(token: string): boolean {
  const at = renewed.get(hashOf(token));
  return at !== undefined && Date.now() - at < REMEMBERED_MS;
}
