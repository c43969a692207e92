import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { FILE_USES } from './files';

/** What the address says of a file that is sent, and its length in bytes, which comes as a header. */
export const sendFilePayload = z.strictObject({
  use: z.enum(FILE_USES),
  ref: idSchema,
  name: z.string().min(1).max(1000),
  bytes: z.int().min(1),
});

/** Payload of `files/remove-file/`. */
export const removeFilePayload = z.strictObject({ fileId: idSchema });
