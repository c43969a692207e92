import {
  onHandleChange,
  onSuccession,
  onSwitchBack,
  registerNeeds,
  registerTask,
  registerWaiting,
} from '@/backend/accounts/service';
import { passBansOn, registerBuyers } from '@/backend/audience/service';
import {
  availabilityTask,
  onTimeChange,
  registerBookingNames,
  registerTierTimes,
} from '@/backend/availability/service';
import { buyersOf, dealtWith, followBookings, pastBuyers } from '@/backend/bookings/service';
import {
  keptServices,
  noteTimeChange,
  sellIn,
  serviceNeeds,
  tierTimes,
} from '@/backend/experiences/service';
import { passFollowsOn, registerKeptServices } from '@/backend/favorites/service';
import { fundNeeds, fundTool, pauseFundsOf } from '@/backend/funds/service';
import {
  onBan,
  onLostSettings,
  registerHostedKind,
  type Action,
  type HostedKind,
  type Tool,
  type ToolKind,
} from '@/backend/hosting/service';
import {
  cancelDrawsOf,
  checkHandleInDraws,
  drawsWaiting,
  lotteryTool,
  takeOutOfDraws,
} from '@/backend/lotteries/service';
import {
  checkHandleInLine,
  partyTool,
  passTurnsOn,
  placesWaiting,
  takeOutOfQueues,
} from '@/backend/parties/service';
import { registerDealings } from '@/backend/messaging/service';
import { onSuspension } from '@/backend/payments/service';
import { onCurrencyChosen, payoutNeeds, payoutTask } from '@/backend/payouts/service';
import type { Context } from '@/backend/platform/context';
import { followOrder } from '@/backend/reviews/service';
import { registerTurns, type FindTurns } from '@/backend/turns/service';
import { registerWidgetTool, renewSeenBy, type WidgetTool } from '@/backend/widgets/service';

/** What a kind of live tool offers to the rooms that all of them share. */
export interface LiveTool<OwnTool extends Tool, OwnAction extends Action> {
  kind: ToolKind;
  hosting: HostedKind<OwnTool, OwnAction>;
  widgets: WidgetTool;
  turns: FindTurns;
}

/** Makes a kind of live tool known to every room; the rooms themselves know none of them. */
export function addLiveTool<OwnTool extends Tool, OwnAction extends Action>({
  kind,
  hosting,
  widgets,
  turns,
}: LiveTool<OwnTool, OwnAction>): void {
  registerHostedKind(kind, hosting);
  registerWidgetTool(kind, widgets);
  registerTurns(kind, turns);
}

/** Bans, and what follows from each that is new to the other account: its places and entries end. */
async function passBans(context: Context, accounts: { from: string; to: string }): Promise<void> {
  for (const creatorId of await passBansOn(context, accounts)) {
    await takeOutOfQueues(context, creatorId, accounts.to);
    await takeOutOfDraws(context, creatorId, accounts.to);
  }
}

addLiveTool(partyTool);
addLiveTool(lotteryTool);
addLiveTool(fundTool);
// Whoever may not sell has their funds paused and their draws cancelled; payments know neither.
onSuspension(pauseFundsOf);
onSuspension(cancelDrawsOf);
// A right that ends takes along the keys it showed; the room of the hosts does not know that of the keys.
onLostSettings(renewSeenBy);
// Nobody gets rid of a ban or a miss by logging in to another account, or of a ban by going back.
onSuccession((context, { quickId, heirId }) => passBans(context, { from: quickId, to: heirId }));
onSuccession(passTurnsOn);
onSuccession(passFollowsOn);
onSwitchBack((context, { userId, quickId }) => passBans(context, { from: userId, to: quickId }));
// What keeps a quick account, the most urgent first.
registerWaiting(drawsWaiting);
registerWaiting(placesWaiting);
// What creators still have to do, from the first draft on that needs it.
registerNeeds(serviceNeeds);
registerNeeds(fundNeeds);
registerNeeds(payoutNeeds);
registerTask('MONEY', payoutTask);
registerTask('HOURS', availabilityTask);
// Names pass a creator's word list before anybody sees them, also when they change in line.
onHandleChange(checkHandleInLine);
onHandleChange(checkHandleInDraws);
// Whoever is banned in one tool loses their place in all others.
onBan(takeOutOfQueues);
onBan(takeOutOfDraws);
// What can be kept, and what takes a creator's time, is sold by a domain above both.
registerKeptServices(keptServices);
registerTierTimes(tierTimes);
registerBookingNames(buyersOf);
// So is who may join as a buyer, and who may write to whom after an order.
registerBuyers(pastBuyers);
registerDealings(dealtWith);
onTimeChange(noteTimeChange);
// Whoever is paid in a currency sells in it.
onCurrencyChosen(sellIn);
// What is done can be reviewed for a while.
followBookings(followOrder);
