/** Whom a call is for, from everybody to one kind of member. */
export const ACCESS = ['public', 'member', 'creator', 'fan'] as const;

/**
 * Who may ask. All but `public` need a live session, which the backend demands before it runs a
 * call; ownership is decided by a policy, for every call.
 */
export type Access = (typeof ACCESS)[number];
