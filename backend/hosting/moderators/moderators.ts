import { userByHandle, usersByIds } from '@/backend/accounts/service';
import { notify } from '@/backend/notifications/service';
import { isBanned } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { confirmedId, creatorId, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { Right } from '@/lib/shared/hosting/moderators';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { askedAgainAfter, inviteRefusal } from '@/backend/hosting/policy';
import { changeGrant, countOthers, saveInvite } from './moderatorRepository';
import { revokeGrant, settingsLost } from '@/backend/hosting/rights';

/** Where somebody answers an invitation. */
const ANSWERED_AT = '/dashboard/home#moderation';

/** The person a change of a grant was about. */
interface Changed {
  id: string;
}

/**
 * Asks somebody to help run all live tools of the caller, and tells them, at most once a day; whoever
 * moderates already gets the right at once. Errors: auth.required, forbidden (not a creator),
 * moderator.not_found, own, banned, too_many.
 */
export async function inviteModerator(
  context: Context,
  input: { handle: string; right: Right },
): Promise<Changed> {
  const ownId = creatorId(context);
  const person = await userByHandle(context, normalizeHandle(input.handle));
  const host = (await usersByIds(context, [ownId])).get(ownId);
  if (!host) throw new AppError('auth.required');
  return inTransaction(context, async (inner) => {
    const facts = {
      isBanned: person !== null && (await isBanned(inner, ownId, person.id)),
      others: person === null ? 0 : await countOthers(inner.db, ownId, person.id),
    };
    const refusal = inviteRefusal(ownId, person, facts);
    if (refusal || !person) throw new AppError(refusal ?? 'moderator.not_found');
    const now = inner.now();
    const isNews = await saveInvite(inner.db, {
      creatorId: ownId,
      userId: person.id,
      right: input.right,
      now,
      again: askedAgainAfter(now),
    });
    if (input.right !== 'SETTINGS') await settingsLost(inner, ownId, person.id);
    if (isNews) {
      const image = host.extraPublic.profile_photo;
      await notify(inner, [
        {
          type: 'moderator',
          userId: person.id,
          host: host.name,
          redirectLink: ANSWERED_AT,
          entityRef: ownId,
          image,
        },
      ]);
    }
    return { id: person.id };
  });
}

/** Takes an invitation or declines it. Errors: auth.required, moderator.no_invite. */
export async function answerInvite(
  context: Context,
  input: { creatorId: string; accept: boolean },
): Promise<Changed> {
  const userId = input.accept ? confirmedId(context) : memberId(context);
  const state = input.accept ? 'ACTIVE' : 'REVOKED';
  const change = { state, answeredAt: context.now() } as const;
  const key = { creatorId: input.creatorId, userId };
  if (!(await changeGrant(context.db, key, ['INVITED'], change))) {
    throw new AppError('moderator.no_invite');
  }
  return { id: input.creatorId };
}

/**
 * Gives a moderator of the caller's another right; without the one to change settings the overlay
 * keys they made end. Errors: auth.required, forbidden (none such).
 */
export async function changeRight(
  context: Context,
  input: { userId: string; right: Right },
): Promise<Changed> {
  const key = { creatorId: creatorId(context), userId: input.userId };
  const change = { hostRight: input.right };
  return inTransaction(context, async (inner) => {
    if (!(await changeGrant(inner.db, key, ['INVITED', 'ACTIVE'], change))) {
      throw new AppError('forbidden');
    }
    if (input.right !== 'SETTINGS') await settingsLost(inner, key.creatorId, key.userId);
    return { id: input.userId };
  });
}

/** Ends a moderator's rights at once, or takes an invitation back. Errors as of `changeRight`. */
export async function removeModerator(
  context: Context,
  input: { userId: string },
): Promise<Changed> {
  if (!(await revokeGrant(context, creatorId(context), input.userId))) {
    throw new AppError('forbidden');
  }
  return { id: input.userId };
}

/** Gives one's own rights back. Errors: auth.required, forbidden (one has none). */
export async function leaveModeration(
  context: Context,
  input: { creatorId: string },
): Promise<Changed> {
  if (!(await revokeGrant(context, input.creatorId, memberId(context)))) {
    throw new AppError('forbidden');
  }
  return { id: input.creatorId };
}
