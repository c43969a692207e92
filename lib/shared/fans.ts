import { z } from 'zod';
import { normalizeHandle } from './reservedHandles';

/** Payload of `user-fan`. Looser than a handle that can be taken: an impossible one is not found. */
export const fanPayload = z.strictObject({
  handle: z.string().max(100).overwrite(normalizeHandle),
});
