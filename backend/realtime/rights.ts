import { partyChannel } from '@/lib/shared/parties/messages';

/** User id of everybody who is not logged in. */
export const ANONYMOUS = 'anonymous';

/** What everybody reads. */
export const EVERY_PARTY = { [`^${partyChannel('')}[0-9a-f-]+$`]: { read: true } };
