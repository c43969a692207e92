import type { Context } from '@/backend/platform/context';
import type { OpenedSession } from '@/backend/accounts/service';
import type { z } from 'zod';
import type * as payloads from '@/lib/shared/lottery/lottery';
import type {
  HostEntry,
  LotteryEdit,
  LotterySummary,
  MyLotteryEntry,
  PublicLottery,
} from './types';
import type { LotteryMember } from '@/lib/shared/lottery/messages';

// CONTRACT ONLY: the backend developers replace each of these by a re-export of the real thing.
type In<Name extends keyof typeof payloads> = z.output<(typeof payloads)[Name]>;
interface Page<Item> {
  items: Item[];
  cursor: string | null;
}
type Call<Input, Output> = (context: Context, input: Input) => Promise<Output>;
const later =
  <Input, Output>(): Call<Input, Output> =>
  () =>
    Promise.reject(new Error('not built yet'));

export const lotteryDetails = later<In<'lotteryIdPayload'>, PublicLottery>();
export const creatorLotteriesPage = later<In<'creatorLotteriesPayload'>, Page<LotterySummary>>();
export const myLotteriesPage = later<In<'myLotteriesPayload'>, Page<LotterySummary>>();
export const lotteryMembersPage = later<In<'lotteryPagePayload'>, Page<LotteryMember>>();
export const joinLottery = later<In<'joinLotteryPayload'>, MyLotteryEntry>();
export const joinLotteryAsNew = later<
  In<'joinLotteryAsNewPayload'>,
  { result: { entry: MyLotteryEntry; handle: string }; opened: OpenedSession | null }
>();
export const leaveLottery = later<In<'lotteryIdPayload'>, MyLotteryEntry>();
export const takeBonus = later<In<'takeBonusPayload'>, MyLotteryEntry>();
export const lotteryEdit = later<In<'lotteryIdPayload'>, LotteryEdit>();
export const hostEntriesPage = later<In<'lotteryPagePayload'>, Page<HostEntry>>();
export const createLottery = later<In<'createLotteryPayload'>, LotterySummary>();
export const editLottery = later<In<'editLotteryPayload'>, LotterySummary>();
export const runLotteryAgain = later<In<'runLotteryAgainPayload'>, LotterySummary>();
export const archiveLottery = later<In<'archiveLotteryPayload'>, LotterySummary>();
export const changeLotteryState = later<In<'changeLotteryStatePayload'>, LotterySummary>();
export const closeLottery = later<In<'lotteryIdPayload'>, LotterySummary>();
export const cancelLottery = later<In<'lotteryIdPayload'>, LotterySummary>();
export const removeLotteryMember = later<In<'removeLotteryMemberPayload'>, { count: number }>();
export const lotteriesAmong = (_running: readonly object[]): LotterySummary[] => [];

/** What happens once the order is known: offers, claims, handing over. */
export { offerAfterReveal } from '@/backend/lotteries/claims/offers';
export {
  confirmWinners,
  drawNext,
  fulfilPrize,
  nextInLine,
} from '@/backend/lotteries/claims/host';
export {
  claimOf,
  claimPrize,
  declinePrize,
  sendClaimDetails,
} from '@/backend/lotteries/claims/claim';
export { lotteryRecap } from '@/backend/lotteries/claims/recap';
export { isInDraws, myDraws } from '@/backend/lotteries/claims/mine';

/** What happens by itself: jobs of one draw, and the deletion of details. */
export { CLAIM_JOBS, purgeSome } from '@/backend/lotteries/claims/deadlines';

/** What happens to an account's draws and entries, and what is kept of them. */
export { leaveDraws, lotteryDataOf } from './accountDeletion';
