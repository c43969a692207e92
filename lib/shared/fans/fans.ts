import { z } from 'zod';
import { graphemesOf } from '@/lib/shared/graphemes';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';

/** Payload of `user-fan`. Looser than a handle that can be taken: an impossible one is not found. */
export const fanPayload = z.strictObject({
  handle: z.string().max(100).overwrite(normalizeHandle),
});

/**
 * A fan's public name: the first one and the first letter of the last. A fan came to play, not to
 * be found.
 */
export function fanName(first: string, last: string): string {
  const [letter] = graphemesOf(last);
  return letter ? `${first} ${letter}.` : first;
}
