import { z } from 'zod';
import { LIMITS } from '@/lib/shared/limits';
import { requiredLine } from '@/lib/shared/text';

/** Payload of `creators/save-words/`: the whole list. */
export const saveWordsPayload = z.strictObject({
  words: z.array(requiredLine(LIMITS.refusedWord)).max(LIMITS.refusedWords),
});
