import {
  accountDataOf,
  confirmAccountDeletion,
  contactOf,
  expiredQuickAccount,
  lockAccountRow,
  quickBehind,
  reachOf,
  removeAccount,
  removeQuickAccount,
} from '@/backend/accounts/service';
import { audienceDataOf } from '@/backend/audience/service';
import { availabilityDataOf } from '@/backend/availability/service';
import { bookingDataOf, leaveBookings } from '@/backend/bookings/service';
import { caseDataOf, leaveCases } from '@/backend/cases/service';
import { giftDataOf, leaveGifts } from '@/backend/gifts/service';
import { creatorDataOf } from '@/backend/creators/service';
import { leaveServices, serviceDataOf } from '@/backend/experiences/service';
import { favoriteDataOf, leaveFavorites } from '@/backend/favorites/service';
import { fileDataOf, leaveFiles, removeStored } from '@/backend/files/service';
import { formDataOf } from '@/backend/forms/service';
import {
  contributionDataOf,
  fundDataOf,
  leaveContributions,
  leaveFunds,
} from '@/backend/funds/service';
import { forgetVisitorTickets, helpTicketsOf } from '@/backend/help/service';
import { testOrdersOf } from '@/backend/testorders/service';
import { photoDataOf, removePhotos } from '@/backend/media/service';
import { leaveDraws, lotteryDataOf } from '@/backend/lotteries/service';
import { leaveConversations, messagingDataOf } from '@/backend/messaging/service';
import { hostingDataOf } from '@/backend/hosting/service';
import { pageViewDataOf } from '@/backend/pageviews/service';
import { forgetFeed, notificationDataOf, notifySecurity } from '@/backend/notifications/service';
import { leaveEverything, partyDataOf } from '@/backend/parties/service';
import type { Actor, Context } from '@/backend/platform/context';
import { forgetPost, postDataOf } from '@/backend/platform/mail/postData';
import { memberId } from '@/backend/platform/member';
import { textsIn } from '@/backend/platform/texts';
import { inTransaction } from '@/backend/platform/transaction';
import { offerDataOf } from '@/backend/offers/service';
import { promoDataOf } from '@/backend/promos/service';
import { pushDataOf } from '@/backend/push/service';
import { ledgerDataOf } from '@/backend/ledger/service';
import { leavePayments, paymentDataOf } from '@/backend/payments/service';
import { leavePayouts, payoutDataOf } from '@/backend/payouts/service';
import { leaveReviews, reviewDataOf } from '@/backend/reviews/service';
import { leaveWaitlist, waitlistDataOf } from '@/backend/waitlist/service';
import { endEveryKey, widgetDataOf } from '@/backend/widgets/service';

export { takeOverAccount } from './takeOver';

/**
 * Everything the product stores about the caller, as JSON text: each domain says what it keeps.
 * Errors: auth.required.
 */
export async function exportMyData(context: Context): Promise<{ fileName: string; json: string }> {
  const { id, handle } = await contactOf(context);
  const reach = await reachOf(context);
  const now = context.now().toISOString();
  const data = {
    exportedAt: now,
    ...(await accountDataOf(context, id)),
    ...(await creatorDataOf(context, id)),
    ...(await photoDataOf(context, id)),
    ...(await favoriteDataOf(context, id)),
    ...(await partyDataOf(context, id)),
    ...(await lotteryDataOf(context, id)),
    ...(await fundDataOf(context, id)),
    ...(await contributionDataOf(context, id)),
    ...(await availabilityDataOf(context, id)),
    ...(await serviceDataOf(context, id)),
    ...(await bookingDataOf(context, id)),
    ...(await caseDataOf(context, id)),
    ...(await giftDataOf(context, id)),
    ...(await reviewDataOf(context, id)),
    ...(await promoDataOf(context, id)),
    ...(await offerDataOf(context, id)),
    ...(await fileDataOf(context, id)),
    ...(await audienceDataOf(context, id)),
    ...(await formDataOf(context, id)),
    ...(await hostingDataOf(context, id)),
    ...(await messagingDataOf(context, id)),
    ...(await widgetDataOf(context, id)),
    ...(await paymentDataOf(context, id)),
    ...(await payoutDataOf(context, id)),
    ...(await ledgerDataOf(context, id)),
    ...(await pageViewDataOf(context, id)),
    helpTickets: await helpTicketsOf(context, id, reach.email),
    testOrders: await testOrdersOf(context, id),
    ...(await notificationDataOf(context, id)),
    ...(await pushDataOf(context, id)),
    ...(await postDataOf(context, { userId: id, ...reach })),
    ...(await waitlistDataOf(context, reach.email)),
  };
  return {
    fileName: `playplus-${handle}-${now.slice(0, 10)}.json`,
    json: JSON.stringify(data, null, 2),
  };
}

/**
 * Deletes the caller's account and all that belongs to it, in one transaction
 * (decision 0011); quick accounts that only it leads to end with it. Errors: auth.required, rate_limited,
 * auth.wrong_password, auth.confirmation_wrong, payout.balance_left.
 */
export async function deleteAccount(
  context: Context,
  { confirmation }: { confirmation: string },
): Promise<void> {
  await confirmAccountDeletion(context, confirmation);
  const { userId, photoNames, fileKeys } = await inTransaction(context, async (inner) => {
    await lockAccountRow(inner);
    // Nobody could reach them afterwards.
    for (const quick of await quickBehind(inner, memberId(inner))) await endAs(inner, quick);
    const contact = await contactOf(inner);
    const { id, email, firstName, locale } = contact;
    const reach = await reachOf(inner);
    const { photos } = await photoDataOf(inner, id);
    await leavePayments(inner, id);
    await leavePayouts(inner, id);
    await leaveEverything(inner);
    await leaveDraws(inner);
    await leaveFunds(inner);
    await leaveContributions(inner);
    // Before the services, whose stock and slots they give back.
    await leaveBookings(inner, id);
    await leaveReviews(inner, id);
    await leaveCases(inner, id);
    await leaveGifts(inner, id);
    const sent = await leaveFiles(inner, id);
    await leaveServices(inner, id);
    await leaveFavorites(inner, id);
    await endEveryKey(inner, id);
    await leaveConversations(inner, id);
    if (reach.email !== null) {
      await leaveWaitlist(inner, reach.email);
      await forgetVisitorTickets(inner, reach.email);
    }
    await forgetPost(inner, { userId: id, ...reach });
    await removeAccount(inner);
    const t = textsIn('mails', locale);
    const greeting = t('greeting.named', { name: firstName });
    const mail = {
      userId: null,
      to: email,
      locale,
      kind: 'account_deleted',
      subject: t('account_deleted.subject'),
      text: `${greeting}\n\n${t('account_deleted.text')}`,
    };
    await notifySecurity(inner, mail, { isInFeed: false });
    return { userId: id, photoNames: photos.map(({ name }) => name), fileKeys: sent };
  });
  await removePhotos(context, photoNames);
  await removeStored(context, fileKeys);
  await forgetFeed(context, userId);
}

/**
 * Ends a quick account whose owner has not come back for 30 days or has gone on with another account,
 * with all that belongs to it: a scheduled job. Nothing is kept of it, and its handle is free. While
 * something waits on it, it stays.
 */
export async function endQuickAccount(context: Context, ref: unknown): Promise<void> {
  const actor = await expiredQuickAccount(context, ref);
  if (actor) await endAs(context, actor);
}

async function endAs(context: Context, actor: Actor): Promise<void> {
  const inner = { ...context, actor };
  const userId = memberId(inner);
  await lockAccountRow(inner);
  await leaveEverything(inner);
  await leaveDraws(inner);
  await leaveContributions(inner);
  await leaveFavorites(inner, userId);
  await leaveConversations(inner, userId);
  await forgetPost(inner, { userId, ...(await reachOf(inner)) });
  await removeQuickAccount(inner, userId);
  await forgetFeed(context, userId);
}
