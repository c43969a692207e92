import { userByHandle, usersByIds } from '@/backend/accounts/service';
import { notify } from '@/backend/notifications/service';
import { isBanned } from '@/backend/audience/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { confirmedId, creatorId, memberId } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { RecordKind } from '@/lib/shared/hosting/log';
import type { Right } from '@/lib/shared/hosting/moderators';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { askedAgainAfter, inviteRefusal } from '@/backend/hosting/policy';
import { recordChanges } from '@/backend/hosting/log/records';
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
    await recordGrant(inner, 'MOD_INVITED', ownId, person.id, input.right);
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
  return inTransaction(context, async (inner) => {
    if (!(await changeGrant(inner.db, key, ['INVITED'], change))) {
      throw new AppError('moderator.no_invite');
    }
    const kind = input.accept ? 'MOD_JOINED' : 'MOD_DECLINED';
    await recordGrant(inner, kind, input.creatorId, userId);
    return { id: input.creatorId };
  });
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
    await recordGrant(inner, 'MOD_RIGHT', key.creatorId, key.userId, input.right);
    return { id: input.userId };
  });
}

/** Ends a moderator's rights at once, or takes an invitation back. Errors as of `changeRight`. */
export async function removeModerator(
  context: Context,
  input: { userId: string },
): Promise<Changed> {
  return endGrant(context, 'MOD_REMOVED', creatorId(context), input.userId, input.userId);
}

/** Gives one's own rights back. Errors: auth.required, forbidden (one has none). */
export async function leaveModeration(
  context: Context,
  input: { creatorId: string },
): Promise<Changed> {
  return endGrant(context, 'MOD_LEFT', input.creatorId, memberId(context), input.creatorId);
}

/** Ends a grant and writes it down. Returns the other one of the two. */
function endGrant(
  context: Context,
  kind: RecordKind,
  ownerId: string,
  subjectId: string,
  otherId: string,
): Promise<Changed> {
  return inTransaction(context, async (inner) => {
    if (!(await revokeGrant(inner, ownerId, subjectId))) throw new AppError('forbidden');
    await recordGrant(inner, kind, ownerId, subjectId);
    return { id: otherId };
  });
}

function recordGrant(
  context: Context,
  kind: RecordKind,
  ownerId: string,
  subjectId: string,
  right?: Right,
): Promise<void> {
  const what = right === undefined ? {} : { what: right };
  return recordChanges(context, [{ kind, creatorId: ownerId, toolId: null, subjectId, ...what }]);
}
