import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import { RIGHTS, type HostRight, type Right } from '@/lib/shared/hosting/moderators';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a host's right includes this one too. */
export function hasRight(granted: HostRight, right: Right): boolean {
  return granted === 'OWNER' || RIGHTS.indexOf(granted) >= RIGHTS.indexOf(right);
}

/** Whether it is this user's live tool. */
export function isOwner(userId: string | null, tool: { creatorId: string }): boolean {
  return userId !== null && userId === tool.creatorId;
}

/** Whoever keeps others out decides about fans; only the owner about who moderates. */
export function mayBan(granted: HostRight, isModerator: boolean): boolean {
  return granted === 'OWNER' || !isModerator;
}

/** Why somebody cannot be asked to moderate; null when they can. */
export function inviteRefusal(
  creatorId: string,
  person: { id: string } | null,
  { isBanned, others }: { isBanned: boolean; others: number },
): ErrorCode | null {
  if (person === null) return 'moderator.not_found';
  if (person.id === creatorId) return 'moderator.own';
  if (isBanned) return 'moderator.banned';
  return others >= LIMITS.moderators ? 'moderator.too_many' : null;
}

/** A person asked after this moment is not notified again when asked again. */
export function askedAgainAfter(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** A tool that closed after this moment goes on when it opens again, and is no news. */
export function newsAfter(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}
