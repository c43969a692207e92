import { z } from 'zod';
import { normalizeHandle } from './reservedHandles';

/** Payload of `user-fan`. Looser than a handle that can be taken: an impossible one is not found. */
export const fanPayload = z.strictObject({
  handle: z.string().max(100).overwrite(normalizeHandle),
});

/**
 * A fan's public name: the first one and the first letter of the last. A fan came to play, not to
 * be found.
 */
export function fanName(first: string, last: string): string {
  // Firefox before 125 has no segmenter; there a letter of two marks loses the second.
  const [letter] =
    'Segmenter' in Intl ? [...new Intl.Segmenter().segment(last)].map((one) => one.segment) : last;
  return letter ? `${first} ${letter}.` : first;
}
