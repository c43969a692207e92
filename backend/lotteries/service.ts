/** What fans do, and what everybody sees. */
export { joinLottery, joinLotteryAsNew } from '@/backend/lotteries/fan/join';
export { leaveLottery, takeBonus } from '@/backend/lotteries/fan/own';
export { lotteryDetails, lotteryMembersPage } from '@/backend/lotteries/fan/details';
export {
  creatorLotteriesPage,
  lotteriesAmong,
  myLotteriesPage,
} from '@/backend/lotteries/fan/lists';
export { checkHandleInDraws } from '@/backend/lotteries/fan/handleCheck';

/** The file by which anyone redoes a draw. */
export { proofFile } from '@/backend/lotteries/proof/proof';

/** What hosts do with a draw, and see of it. */
export {
  archiveLottery,
  changeLotteryState,
  createLottery,
  editLottery,
  runLotteryAgain,
} from '@/backend/lotteries/host/manage';
export { hostEntriesPage, lotteryEdit } from '@/backend/lotteries/host/console';
export { replayReveal } from '@/backend/lotteries/host/replay';
export {
  removeLotteryMember,
  TAKE_OUT as DRAW_TAKE_OUT,
  takeOut as takeBannedOutOfDraws,
  takeOutOfDraws,
} from '@/backend/lotteries/host/remove';
export { closeLottery } from '@/backend/lotteries/draw/close';
export { cancelLottery } from '@/backend/lotteries/draw/cancel';

/** What the process does by itself: planned openings, closings, reveals, the newest state. */
export { advanceDraws } from '@/backend/lotteries/draw/advance';
export { newestLotteryUpdate } from './newest';

/** What happens once the order is known: offers, claims, handing over. */
export { offerAfterReveal } from '@/backend/lotteries/claims/offers';
export { confirmWinners, drawNext, fulfilPrize, nextInLine } from '@/backend/lotteries/claims/host';
export {
  claimOf,
  claimPrize,
  declinePrize,
  sendClaimDetails,
} from '@/backend/lotteries/claims/claim';
export { lotteryRecap } from '@/backend/lotteries/claims/recap';
export { drawsWaiting, myDraws } from '@/backend/lotteries/claims/mine';

/** What happens by itself: jobs of one draw, and the deletion of details. */
export { CLAIM_JOBS, purgeSome } from '@/backend/lotteries/claims/deadlines';

/** What happens to an account's draws and entries, and what is kept of them. */
export { cancelDrawsOf, leaveDraws, lotteryDataOf } from './accountDeletion';

export { lotteryTool } from './tool';
