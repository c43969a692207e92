import type { ErrorCode } from '@/lib/shared/errors';

type UserType = 'CREATOR' | 'FAN';

/** What is known of somebody whom a user wants to write to. */
export interface KnownPerson {
  userType: UserType;
  /** The user has blocked them. */
  isBlocked: boolean;
  /** They have blocked the user. */
  hasBlocked: boolean;
  /** An operator decided that the user writes to nobody for now. */
  isMuted: boolean;
  /** There is a message between the two. */
  hasTalked: boolean;
}

/**
 * Whether the two must have had to do with each other before: one was in a queue of the other, or
 * ordered something.
 */
export function needsPriorContact(own: UserType, person: KnownPerson): boolean {
  const isOpen = own === 'FAN' && person.userType === 'CREATOR';
  return !isOpen && !person.isBlocked && !person.hasBlocked && !person.hasTalked;
}

/**
 * Returns why one person may not write to another; null when they may. An operator may have decided so. Fans may write first to
 * creators. A creator may write first only to people from their own queues and orders. Whoever was
 * written to may reply.
 */
export function messageRefusal(
  own: { id: string; userType: UserType },
  personId: string,
  person: KnownPerson | undefined,
  hasPriorContact: boolean,
): ErrorCode | null {
  if (own.id === personId) return 'message.self';
  if (!person) return 'message.nobody';
  if (person.isMuted) return 'message.muted';
  if (person.isBlocked) return 'message.blocked';
  if (person.hasBlocked) return 'message.closed';
  if (hasPriorContact || !needsPriorContact(own.userType, person)) return null;
  return own.userType === 'FAN' ? 'message.creators_only' : 'message.no_dealings';
}
