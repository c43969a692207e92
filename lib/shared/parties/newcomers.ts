import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { quickAccountFields } from '@/lib/shared/accounts/quick';
import { joinQueuePayload } from './party';

/** Payload of `party/join-as-new/`; the same `requestKey` makes one account and one entry. */
export const joinAsNewPayload = joinQueuePayload.extend(quickAccountFields);

/** Payload of `party/take-along/`; `isTaken` false leaves the places behind. */
export const takeAlongPayload = z.strictObject({ isTaken: z.boolean() });

/** Payload of `party/set-verified-only/`; `isOn` false lets everybody in again. */
export const setVerifiedOnlyPayload = z.strictObject({ partyID: idSchema, isOn: z.boolean() });
