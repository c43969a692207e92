import type { ErrorCode } from '@/lib/shared/errors';

type UserType = 'CREATOR' | 'FAN';

/** What is known of somebody whom one wants to write to. */
export interface KnownPerson {
  userType: UserType;
  /** The one who wants to write has blocked them. */
  isBlocked: boolean;
  /** They have blocked the one who wants to write. */
  hasBlocked: boolean;
  /** There is a message between the two. */
  hasTalked: boolean;
}

/** Whether it matters that one of the two was in a queue of the other. */
export function asksForDealings(own: UserType, person: KnownPerson): boolean {
  const isOpen = own === 'FAN' && person.userType === 'CREATOR';
  return !isOpen && !person.isBlocked && !person.hasBlocked && !person.hasTalked;
}

/**
 * Why somebody may not write to another one; null when they may. Fans begin, with creators; a
 * creator begins only with who had to do with them; who was written to may answer.
 */
export function writeRefusal(
  own: { id: string; userType: UserType },
  personId: string,
  person: KnownPerson | undefined,
  hasMet: boolean,
): ErrorCode | null {
  if (own.id === personId) return 'message.self';
  if (!person) return 'message.nobody';
  if (person.isBlocked) return 'message.blocked';
  if (person.hasBlocked) return 'message.closed';
  if (hasMet || !asksForDealings(own.userType, person)) return null;
  return own.userType === 'FAN' ? 'message.creators_only' : 'message.no_dealings';
}
