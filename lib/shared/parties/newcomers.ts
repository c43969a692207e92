import { quickAccountFields } from '@/lib/shared/accounts/quick';
import { joinQueuePayload } from './party';

/** Payload of `party/join-as-new/`; the same `requestKey` makes one account and one entry. */
export const joinAsNewPayload = joinQueuePayload.extend(quickAccountFields);
