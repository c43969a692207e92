import { runningParties, type PartySummary } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { parseExtraPublic } from '@/lib/shared/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import type { Right } from '@/lib/shared/moderators';
import { fullName } from '@/lib/shared/names';
import { moderatedBy, moderatorsOf, type GrantRow } from './moderatorRepository';

/** A grant as either of the two people sees it: who the other one is, and what is allowed. */
export interface Moderation {
  /** Of the other one. */
  id: string;
  handle: string;
  name: string;
  profilePhoto: string;
  right: Right;
  state: 'INVITED' | 'ACTIVE';
  /** UTC ISO 8601. */
  invitedAt: string;
}

/** The same for a moderator, with what there is to run. */
export interface ModeratedCreator extends Moderation {
  /** Drafts and what has not ended, newest first; none until the invitation is taken. */
  parties: PartySummary[];
}

/** Who moderates for the caller or was asked to. Errors: auth.required, forbidden (not a creator). */
export async function myModerators(context: Context): Promise<Moderation[]> {
  const { userId, userType } = context.actor;
  if (userId === null) throw new AppError('auth.required');
  if (userType !== 'CREATOR') throw new AppError('forbidden');
  return (await moderatorsOf(context.db, userId, LIMITS.moderators)).map(moderation);
}

/** For whom the caller moderates or was asked to. Errors: auth.required. */
export async function myModerations(context: Context): Promise<ModeratedCreator[]> {
  const { userId } = context.actor;
  if (userId === null) throw new AppError('auth.required');
  const all = (await moderatedBy(context.db, userId, LIMITS.moderations)).map(moderation);
  const active = all.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id);
  const parties = await runningParties(context, active);
  return all.map((one) => ({ ...one, parties: parties.get(one.id) ?? [] }));
}

function moderation(row: GrantRow): Moderation {
  return {
    id: row.id,
    handle: row.handle,
    name: fullName(row),
    profilePhoto: parseExtraPublic(row.extraPublic).profile_photo,
    right: row.hostRight,
    state: row.state,
    invitedAt: row.invitedAt.toISOString(),
  };
}
