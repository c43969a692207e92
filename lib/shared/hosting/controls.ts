import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';

/** Payload of `control/create-key/`; which actions there are, the tool itself says. */
export const createControlPayload = z.strictObject({
  partyID: idSchema,
  action: z.string().regex(/^[A-Z][A-Z_]{0,39}$/),
});

/** Payload of `control/revoke-key/`. */
export const controlKeyPayload = z.strictObject({ keyId: idSchema });

/** The key in the address. */
export const controlSecretPayload = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) });
