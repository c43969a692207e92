const MARK = 'plan-';

/** Address at which a creator's list of queues asks for the date of this one. */
export const planPath = (partyId: string) => `/dashboard/party#${MARK}${partyId}`;

/** The queue whose date a fragment asks for; undefined: none. */
export const planIn = (fragment: string | undefined) =>
  fragment?.startsWith(MARK) ? fragment.slice(MARK.length) : undefined;
