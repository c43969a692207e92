import { z } from 'zod';
import { quickAccountFields } from '@/lib/shared/accounts/quick';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { answers } from './party';

/** Payload of `party/join-as-new/`; the same `requestKey` makes one account and one entry. */
export const joinAsNewPayload = z.strictObject({
  partyID: idSchema,
  fields: answers,
  seats: z.int().min(1).max(LIMITS.groupMax).nullish(),
  ...quickAccountFields,
});
