import { verifiedAmong } from '@/backend/accounts/service';
import { followersAmong } from '@/backend/favorites/service';
import type { Context } from '@/backend/platform/context';
import { inTransaction } from '@/backend/platform/transaction';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { JoinRule } from '@/lib/shared/parties/queueRules';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import * as bans from './banRepository';
import * as guests from './guestListRepository';
import { deleteMarks, insertMarks } from './markRepository';
import { marksEnd } from './policy';
import * as words from './wordRepository';

export { myWords, passesAll, saveWords, wordFilterOf, type WordList } from './words';

/** A user whom a creator has banned from all their live tools. */
export interface Ban {
  userId: string;
  handle: string;
  reason: string | null;
  /** UTC ISO 8601. */
  bannedAt: string;
}

/** Somebody a creator lets in where only those invited may take part. */
export interface ListedGuest {
  userId: string;
  handle: string;
  profilePhoto: string;
}

/** Why some users may not take part, by user. */
export type Refusals = ReadonlyMap<string, ErrorCode>;

/** What somebody hears whom a rule does not let in. */
const NOT_ELIGIBLE: Record<Exclude<JoinRule, 'EVERYONE'>, ErrorCode> = {
  VERIFIED: 'party.verified_only',
  FOLLOWERS: 'party.followers_only',
  BUYERS: 'party.buyers_only',
  INVITED: 'party.invited_only',
};

/** Of these users, those who have bought something of a creator's. */
type FindBuyers = (
  context: Context,
  creatorId: string,
  userIds: readonly string[],
) => Promise<string[]>;

let findBuyers: FindBuyers = () => Promise.resolve([]);

/** Says who has bought of whom: a domain above this one sells. */
export function registerBuyers(find: FindBuyers): void {
  findBuyers = find;
}

/**
 * Keeps somebody out in the caller's name; who is kept out already stays so. New quick accounts of
 * their browsers are refused, and those of their network address asked for a code. In a transaction.
 */
export async function ban(
  context: Context,
  { creatorId, userId, reason }: { creatorId: string; userId: string; reason: string | null },
): Promise<void> {
  const now = context.now();
  const bannedBy = context.actor.userId;
  await bans.insertBan(context.db, { creatorId, userId, reason, bannedBy, bannedAt: now });
  await insertMarks(context.db, { creatorId, userId }, { now, ...marksEnd(now) });
}

/** Lifts a ban, and what it said of others. Returns false when there was none. */
export function liftBan(context: Context, creatorId: string, userId: string): Promise<boolean> {
  return inTransaction(context, async ({ db }) => {
    await deleteMarks(db, { creatorId, userId });
    return bans.deleteBan(db, creatorId, userId);
  });
}

/**
 * Has bans and blocks of one account hold for another one of the same person, in the running
 * transaction. Returns the creators whose ban is new to that one: its places there are to end.
 */
export function passBansOn(
  context: Context,
  accounts: { from: string; to: string },
): Promise<string[]> {
  return bans.passExclusionsOn(context.db, accounts, context.now());
}

/** Whether a creator has banned a user. */
export function isBanned(context: Context, creatorId: string, userId: string): Promise<boolean> {
  return bans.findBan(context.db, creatorId, userId);
}

/** A creator's bans, newest first, as many as a console shows. */
export async function bansOf(context: Context, creatorId: string): Promise<Ban[]> {
  const rows = await bans.bansOf(context.db, creatorId, LIMITS.bansShown);
  return rows.map(({ bannedAt, ...row }) => ({ ...row, bannedAt: bannedAt.toISOString() }));
}

/**
 * Of these users, those whom a creator keeps out (banned or blocked, quick accounts also for somebody
 * else's ban), each with the refusal.
 */
export async function keptOut(
  context: Context,
  creatorId: string,
  userIds: readonly string[],
): Promise<Refusals> {
  const excluded = await bans.excludedAmong(context.db, creatorId, userIds, context.now());
  return new Map(
    excluded.map(({ userId, isWhole }) => [
      userId,
      isWhole ? 'party.banned' : 'auth.code_required',
    ]),
  );
}

/**
 * Of these users, those whom the rule of a creator's tool does not let in, each with the refusal.
 * Bans are not looked at. What the rule does not ask for is not read.
 */
export async function notEligible(
  context: Context,
  { creatorId, rule }: { creatorId: string; rule: JoinRule },
  userIds: readonly string[],
): Promise<Refusals> {
  if (rule === 'EVERYONE') return new Map();
  const among = {
    VERIFIED: () => verifiedAmong(context, userIds),
    FOLLOWERS: () => followersAmong(context, creatorId, userIds),
    BUYERS: () => findBuyers(context, creatorId, userIds),
    INVITED: () => guests.guestsAmong(context.db, creatorId, userIds),
  };
  const eligible = new Set(await among[rule]());
  const others = userIds.filter((userId) => !eligible.has(userId));
  return new Map(others.map((userId) => [userId, NOT_ELIGIBLE[rule]]));
}

/** Whom a creator invites, by handle. */
export async function guestsOf(context: Context, creatorId: string): Promise<ListedGuest[]> {
  const rows = await guests.guestListOf(context.db, creatorId, LIMITS.guestList);
  return rows.map(({ extraPublic, ...guest }) => ({
    ...guest,
    profilePhoto: listPhoto(extraPublic),
  }));
}

/**
 * Makes these handles, in any spelling, the whole list of a creator. Returns how many are on it, how
 * many came and went, and the handles that name nobody.
 */
export async function replaceGuests(
  context: Context,
  creatorId: string,
  given: readonly string[],
): Promise<{ count: number; added: number; removed: number; unknown: string[] }> {
  const handles = [...new Set(given.map(normalizeHandle))];
  const saved = await guests.replaceGuestList(context.db, creatorId, handles, context.now());
  const { handles: found, added, removed } = saved;
  const unknown = handles.filter((handle) => !found.includes(handle));
  return { count: found.length, added, removed, unknown };
}

/** What this domain stores of a user: their bans, word list, guest lists, and lists they are on. */
export async function audienceDataOf(context: Context, userId: string) {
  return {
    bans: await bans.everyBanOf(context.db, userId),
    guestLists: await guests.everyGuestListOf(context.db, userId),
    wordList: await words.wordsOf(context.db, userId),
  };
}
