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

/** Checks whether the caller may write to each of these people, in their order. Errors: auth.required. */
export async function canMessage(
  context: Context,
  userIds: readonly string[],
): Promise<MessagePermission[]> {
  const own = member(context);
  const rows = await peopleFor(context.db, own.id, userIds);
  const asked = rows.filter((person) => needsPriorContact(own.userType, person));
  const met = await metInQueues(
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
