import { creatorView, rightOf } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { BonusOffer, LotteryMember } from '@/lib/shared/lottery/messages';
import { BONUS_KINDS, type LotteryState } from '@/lib/shared/lottery/states';
import { prizeCountOf } from '@/backend/lotteries/draw/commit';
import { rulesOf } from '@/backend/lotteries/host/rules';
import { settingsOf } from '@/backend/lotteries/host/settings';
import {
  findLottery,
  viewLottery,
  type LotteryRow,
  type LotteryView,
} from '@/backend/lotteries/store/lotteryRepository';
import { membersBefore, type MemberRow } from '@/backend/lotteries/store/shownRepository';
import type { PublicLottery } from '@/backend/lotteries/types';
import { faceOf, memberView, mineView } from '@/backend/lotteries/views';

const NUMBER = /^[1-9]\d{0,8}$/;

/** Everything public of a draw that was read already, for whoever may see it. */
export function publicLottery(lottery: LotteryView): PublicLottery {
  const { items, cursor } = membersPage(lottery.firstMembers);
  const { mine, creatorLocale } = lottery;
  return {
    ...faceOf(lottery),
    // Of a draft what would be committed to now.
    prizeCount: prizeCountOf(lottery.prizes),
    rules: lottery.rules ?? rulesOf(settingsOf(lottery), creatorLocale),
    verifiedOnly: lottery.verifiedOnly,
    followersOnly: lottery.followersOnly,
    minAccountDays: lottery.minAccountDays,
    countries: lottery.countries,
    minAge: lottery.minAge,
    notWonDays: lottery.notWonDays,
    maxEntries: lottery.maxEntries,
    seq: lottery.seq,
    seedHash: lottery.seedHash,
    seed: lottery.seed,
    partyMembers: items,
    membersCursor: cursor,
    creator: creatorView(lottery),
    myEntry: mine && mineView(mine),
    bonusOffers: bonusOffers(lottery, mine?.bonuses ?? []),
    isAsked: lottery.isAsked,
    createdAt: lottery.createdAt.toISOString(),
  };
}

/** The free acts that give tickets in a draw. */
function bonusOffers(lottery: LotteryRow, taken: readonly string[]): BonusOffer[] {
  return BONUS_KINDS.map((kind) => ({
    kind,
    tickets: bonusTickets(lottery, kind),
    isTaken: taken.includes(kind),
  })).filter(({ tickets }) => tickets > 0);
}

/** How many tickets a free act gives in a draw; 0: it is not offered. */
export function bonusTickets(
  { followTickets, waitedTickets }: Pick<LotteryRow, 'followTickets' | 'waitedTickets'>,
  kind: BonusOffer['kind'],
): number {
  return kind === 'FOLLOW' ? followTickets : waitedTickets;
}

/** A draw by id. Errors: lottery.not_found, also for a stranger's draft. */
export async function lotteryDetails(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<PublicLottery> {
  const lottery = await viewLottery(context.db, lotteryId, context.actor.userId);
  if (!lottery || !(await seesLottery(context, lottery))) throw new AppError('lottery.not_found');
  return publicLottery(lottery);
}

/** What everyone may see of a draw, for its overlays; drafts too. Errors: lottery.not_found. */
export async function lotteryForOverlay(
  context: Context,
  lotteryId: string,
): Promise<PublicLottery> {
  const lottery = await viewLottery(context.db, lotteryId, null);
  if (!lottery) throw new AppError('lottery.not_found');
  return publicLottery(lottery);
}

/** The next entries, newest first, or the first ones. Errors: lottery.not_found, payload.invalid. */
export async function lotteryMembersPage(
  context: Context,
  { lotteryId, cursor }: { lotteryId: string; cursor?: string | null | undefined },
): Promise<Page<LotteryMember>> {
  const before = cursor ? Number(placeOf(cursor, NUMBER)) : null;
  const lottery = await findLottery(context.db, lotteryId);
  if (!lottery || !(await seesLottery(context, lottery))) throw new AppError('lottery.not_found');
  return membersPage(await membersBefore(context.db, lotteryId, before));
}

/** Everyone sees a draw, a draft its hosts alone. */
async function seesLottery(
  context: Context,
  lottery: { creatorId: string; state: LotteryState },
): Promise<boolean> {
  return lottery.state !== 'DRAFT' || (await rightOf(context, lottery)) !== null;
}

function membersPage(rows: readonly MemberRow[]): Page<LotteryMember> {
  const shown = rows.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  const goesOn = rows.length > shown.length && last;
  return { items: shown.map(memberView), cursor: goesOn ? cursorOf(last.n) : null };
}
