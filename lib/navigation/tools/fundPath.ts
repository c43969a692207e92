/** Public page of a fund. */
export const fundPath = (handle: string, fundId: string) => `/${handle}/fund/${fundId}`;

/** Where somebody contributes; with a reward, that one is chosen. */
export const checkoutPath = (handle: string, fundId: string, tierId?: string) =>
  `${fundPath(handle, fundId)}/checkout${tierId ? `?tier=${tierId}` : ''}`;

/** Where a contribution stands, for its giver. */
export const contributionPath = (handle: string, fundId: string, contributionId: string) =>
  `${fundPath(handle, fundId)}/contribution/${contributionId}`;
