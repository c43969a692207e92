import type { Context } from '@/backend/platform/context';
import { countSince, messagesOfTwo } from './sinceRepository';

/** Two people, and from when on. */
interface Between {
  userId: string;
  otherId: string;
  since: Date;
}

/** A message as a file of a case shows it. */
interface SaidMessage {
  senderId: string | null;
  body: string;
  at: Date;
}

/** How many messages two people wrote to each other since a time; null: they have no conversation. */
export function countMessagesSince(context: Context, between: Between): Promise<number | null> {
  return countSince(context.db, between);
}

/**
 * The first `limit` messages of two people since a time, in their order. Only for whoever decides about
 * what one of the two has reported.
 */
export function messagesSince(
  context: Context,
  between: Between & { limit: number },
): Promise<SaidMessage[]> {
  return messagesOfTwo(context.db, between);
}
