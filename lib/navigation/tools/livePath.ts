/** Path of a creator's one link for good: it leads to whatever is live. */
export function livePath(handle: string): string {
  return `/${handle}/live`;
}
