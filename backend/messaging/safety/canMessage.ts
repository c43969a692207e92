import { metInQueues } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { member } from '@/backend/platform/member';
import type { ErrorCode } from '@/lib/shared/errors';
import { messageRefusal, needsPriorContact } from './policy';
import { peopleFor, type PersonRow } from './repository';

/** Whether the caller may write to somebody. */
export interface CanChat {
  userId: string;
  /** The code with which a message would be refused; null: they may write. */
  reason: ErrorCode | null;
}

/** The same with what is known of that person. */
interface MessagePermission extends CanChat {
  /** Undefined: there is no such account. */
  person: PersonRow | undefined;
}

/** Of these people, those with whom somebody had to do beyond queues. */
type FindDealings = (
  context: Context,
  userId: string,
  others: readonly string[],
) => Promise<ReadonlySet<string>>;

const dealings: FindDealings[] = [];

/** Adds people with whom somebody had to do, and to whom they may write: a domain above this one sells. */
export function registerDealings(find: FindDealings): void {
  dealings.push(find);
}

/** Checks whether the caller may write to each of these people, in their order. Errors: auth.required. */
export async function canMessage(
  context: Context,
  userIds: readonly string[],
): Promise<MessagePermission[]> {
  const own = member(context);
  const rows = await peopleFor(context.db, own.id, userIds);
  const asked = rows.filter((person) => needsPriorContact(own.userType, person));
  const met = await dealtWith(
    context,
    own.id,
    asked.map(({ id }) => id),
  );
  const people = new Map(rows.map((person) => [person.id, person]));
  return userIds.map((userId) => {
    const person = people.get(userId);
    const refusal = messageRefusal(own, userId, person, met.has(userId));
    return { userId, person, reason: context.actor.isQuick ? 'auth.email_needed' : refusal };
  });
}

/** Of these people, those who were in a queue of the user, or had to do with them otherwise. */
async function dealtWith(
  context: Context,
  userId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const found = new Set(await metInQueues(context, userId, others));
  for (const find of dealings) for (const id of await find(context, userId, others)) found.add(id);
  return found;
}
