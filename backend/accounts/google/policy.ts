/**
 * Whether a Google account may be tied to a local one of the same e-mail without asking. Both sides
 * must have proven that the e-mail is theirs: anyone can open an account with somebody else's.
 */
export function mayLinkSilently(
  claim: { isEmailVerified: boolean },
  account: { isEmailVerified: boolean; googleSub: string | null },
): boolean {
  return claim.isEmailVerified && account.isEmailVerified && account.googleSub === null;
}
