import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';

/** What one address of a stream deck does. */
export const CONTROL_ACTIONS = [
  'NEXT',
  'RANDOM',
  'PAUSE',
  'OPEN',
  'CLOSE',
  'PLAYING_ALL',
  'PLAYED_ALL',
  'UNDO',
] as const;
export type ControlAction = (typeof CONTROL_ACTIONS)[number];

/** Payload of `control/create-key/`. */
export const createControlPayload = z.strictObject({
  partyID: idSchema,
  action: z.enum(CONTROL_ACTIONS),
});

/** Payload of `control/revoke-key/`. */
export const controlKeyPayload = z.strictObject({ keyId: idSchema });

/** The key in the address. */
export const controlSecretPayload = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) });
