import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';

const DAY_MS = 24 * 60 * 60 * 1000;

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

/** Who was asked after this moment is not told once more when asked again. */
export function askedAgainAfter(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}
