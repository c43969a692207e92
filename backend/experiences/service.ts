import type { Need } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { countWaiting } from './store/questionRepository';
import { kindsOf } from './store/serviceRepository';

/** What creators do with what they offer. */
export { createService, editService, serviceEdit } from '@/backend/experiences/offer/edit';
export { changeServiceState } from '@/backend/experiences/offer/state';
export { currencyOf, sellIn } from '@/backend/experiences/offer/standing';

/** What everybody finds and sees. */
export {
  myServicesPage,
  servicesInCategory,
  userServicesPage,
} from '@/backend/experiences/find/lists';
export { searchServices } from '@/backend/experiences/find/search';
export {
  checkoutService,
  servicePage,
  shownServiceOwner,
  visibleService,
} from '@/backend/experiences/sell/page';

/** Questions in public. */
export {
  answerQuestion,
  askQuestion,
  hideQuestion,
  myQuestionsPage,
  serviceQuestionsPage,
} from '@/backend/experiences/ask/questions';

/** What orders need of a service. */
export { intakeForm } from '@/backend/experiences/sell/form';
export {
  countOrder,
  countReview,
  giveStock,
  linkOf,
  serviceDone,
  serviceForSale,
  takeStock,
  tierOwner,
} from '@/backend/experiences/sell/sale';
export {
  addPrivateTier,
  privateTiers,
  retirePrivateTier,
  type PrivateTier,
} from '@/backend/experiences/sell/private';
export { tierTimes } from '@/backend/experiences/sell/times';

/** What happens by itself. */
export { keepSearchUp, noteTimeChange, refreshFreeTimes } from '@/backend/experiences/find/upkeep';

/** What favorites ask, and what is kept of an account. */
export { leaveServices, serviceDataOf } from './accountDeletion';
export { keptServices } from './kept';

/** How many questions wait for a creator's answer. */
export function openQuestions(context: Context, creatorId: string): Promise<number> {
  return countWaiting(context.db, creatorId);
}

/** What a creator needs for what they offer, or have begun to: hours for sessions, money for all. */
export async function serviceNeeds(context: Context, creatorId: string): Promise<Need[]> {
  const kinds = await kindsOf(context.db, creatorId);
  if (kinds.length === 0) return [];
  return kinds.includes('SESSION') ? ['MONEY', 'HOURS'] : ['MONEY'];
}
