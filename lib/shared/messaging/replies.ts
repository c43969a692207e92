import { z } from 'zod';
import { idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { lines, requiredLine } from '@/lib/shared/text';

/** Words a creator often answers with. */
export interface SavedReply {
  id: string;
  /** Found by after a slash. */
  name: string;
  body: string;
}

/** Payload of `messaging/save-reply/`; one of that name changes. */
export const saveReplyPayload = z.strictObject({
  name: requiredLine(LIMITS.replyName),
  body: lines(LIMITS.messageBody).min(1),
});

/** Payload of `messaging/delete-reply/`. */
export const deleteReplyPayload = z.strictObject({ replyId: idSchema });
