import type { Context } from '@/backend/platform/context';
import { creatorId, memberId } from '@/backend/platform/member';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import type { Right } from '@/lib/shared/hosting/moderators';
import { fullName } from '@/lib/shared/accounts/names';
import { moderatedBy, moderatorsOf, type GrantRow } from './moderatorRepository';
import type { ToolKind } from '@/backend/hosting/tables';
import { hostedKinds } from '@/backend/hosting/toolKinds';

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

/** A live tool there is to run, as its kind describes it. */
export interface RunningTool {
  kind: ToolKind;
  summary: object;
}

/** The same for a moderator, with what there is to run. */
export interface ModeratedCreator extends Moderation {
  /** Drafts and what has not ended, newest first; none until the invitation is taken. */
  running: readonly RunningTool[];
}

/** Who moderates for the caller or was asked to. Errors: auth.required, forbidden (not a creator). */
export async function myModerators(context: Context): Promise<Moderation[]> {
  return (await moderatorsOf(context.db, creatorId(context), LIMITS.moderators)).map(moderation);
}

/** For whom the caller moderates or was asked to. Errors: auth.required. */
export async function myModerations(context: Context): Promise<ModeratedCreator[]> {
  const all = (await moderatedBy(context.db, memberId(context), LIMITS.moderations)).map(
    moderation,
  );
  const active = all.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id);
  const running = await runningTools(context, active);
  return all.map((one) => ({ ...one, running: running.get(one.id) ?? [] }));
}

/** By creator: what each of them prepares or runs. */
async function runningTools(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, RunningTool[]>> {
  const byCreator = new Map<string, RunningTool[]>();
  for (const [kind, hosted] of hostedKinds()) {
    for (const [creatorId, summaries] of await hosted.running(context, creatorIds)) {
      const tools = summaries.map((summary) => ({ kind, summary }));
      byCreator.set(creatorId, [...(byCreator.get(creatorId) ?? []), ...tools]);
    }
  }
  return byCreator;
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
