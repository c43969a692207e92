import type { Context } from '@/backend/platform/context';
import type { OpenedSession } from '@/backend/accounts/service';
import type { z } from 'zod';
import type * as payloads from '@/lib/shared/lottery/lottery';
import type {
  Claim,
  HostEntry,
  LotteryEdit,
  LotteryRecap,
  LotterySummary,
  MyDraw,
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
export const lotteryRecap = later<In<'lotteryIdPayload'>, LotteryRecap>();
export const createLottery = later<In<'createLotteryPayload'>, LotterySummary>();
export const editLottery = later<In<'editLotteryPayload'>, LotterySummary>();
export const runLotteryAgain = later<In<'runLotteryAgainPayload'>, LotterySummary>();
export const archiveLottery = later<In<'archiveLotteryPayload'>, LotterySummary>();
export const changeLotteryState = later<In<'changeLotteryStatePayload'>, LotterySummary>();
export const closeLottery = later<In<'lotteryIdPayload'>, LotterySummary>();
export const cancelLottery = later<In<'lotteryIdPayload'>, LotterySummary>();
export const drawNext = later<In<'lotteryIdPayload'>, { count: number }>();
export const confirmWinners = later<In<'confirmWinnersPayload'>, { count: number }>();
export const nextInLine = later<In<'nextInLinePayload'>, { count: number }>();
export const removeLotteryMember = later<In<'removeLotteryMemberPayload'>, { count: number }>();
export const fulfilPrize = later<In<'lotteryMemberPayload'>, { count: number }>();
export const claimOf = later<In<'claimPayload'>, Claim>();
export const claimPrize = later<In<'claimPayload'>, Claim>();
export const declinePrize = later<In<'claimPayload'>, Claim>();
export const sendClaimDetails = later<In<'claimDetailsPayload'>, Claim>();
export const myDraws = (_context: Context): Promise<MyDraw[]> => Promise.resolve([]);
export const lotteriesAmong = (_running: readonly object[]): LotterySummary[] => [];
