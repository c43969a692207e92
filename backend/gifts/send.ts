import { lockedBooking, type BookingRow } from '@/backend/bookings/service';
import { usersByIds } from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { scheduleJob } from '@/backend/platform/jobs/scheduledJobs';
import { sendMail } from '@/backend/platform/mail/sendMail';
import { textsIn } from '@/backend/platform/texts';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { withoutLinks } from '@/lib/shared/links';
import { formatMoney } from '@/lib/shared/money/format';
import { makeLink } from './links';
import { stateOf } from './policy';
import { changeGift, findGift, type GiftRow } from './repository';

/** Kind of the job that mails a gift on its day. */
export const SEND_GIFT = 'gifts.send';

/** Mails that somebody can have stopped for an address. */
const TOPIC = 'gifts';

/** Has a gift that was just paid go out: now, on its day, or by its giver's hand. */
export async function goOut(context: Context, gift: GiftRow, booking: BookingRow): Promise<void> {
  const { id: giftId, email, sendAt } = gift;
  if (email === null) {
    await makeLink(context, gift, booking.locale);
  } else if (sendAt !== null && sendAt > context.now()) {
    await scheduleJob(context, { kind: SEND_GIFT, ref: { giftId }, runAt: sendAt });
  } else {
    await mailGift(context, gift, booking);
  }
}

/** Mails a gift on its day, unless it went out or is over. */
export async function sendLater(context: Context, ref: unknown): Promise<void> {
  const known = await findGift(context.db, giftIdOf(ref));
  const booking = known && (await lockedBooking(context, known.bookingId));
  // Its giver may have changed the address while this waited for the lock.
  const gift = known && (await findGift(context.db, known.id));
  if (!gift || !booking || stateOf(gift, booking) !== 'WAITING') return;
  await mailGift(context, gift, booking);
}

/** The gift that a job is about. */
export function giftIdOf(ref: unknown): string {
  const isOne = typeof ref === 'object' && ref !== null && 'giftId' in ref;
  return isOne && typeof ref.giftId === 'string' ? ref.giftId : '';
}

/** Mails a gift with a new link, in the running transaction; older links still lead to it. */
export async function mailGift(context: Context, gift: GiftRow, booking: BookingRow) {
  const { email: to, id } = gift;
  if (to === null) return;
  const { locale } = booking;
  const url = await makeLink(context, gift, locale);
  const t = textsIn('giftMails', locale);
  const users = await usersByIds(context, booking.creatorId === null ? [] : [booking.creatorId]);
  const creator = users.get(booking.creatorId ?? '');
  const [name, from] = [gift.receiverName, gift.giverName].map(withoutLinks);
  const values = {
    ...{ name: name ?? '', from: from ?? '', title: withoutLinks(booking.title) },
    date: dayOf(booking.useBy, locale),
  };
  const subject = t('gift.subject', values);
  await sendMail(context, {
    ...{ userId: null, to, locale, kind: 'gift', subject, text: '' },
    slip: {
      hue: Number(parseExtraPublic(creator?.extraPublic).display_hue),
      preview: t('gift.preview', values),
      lead: { text: t('gift.lead', values) },
      sum: values.title,
      about: { text: aboutOf(booking, creator?.name) },
      ...(gift.message !== null && {
        quote: { text: withoutLinks(gift.message), from: values.from },
      }),
      lines: linesOf(gift, booking, { t, date: values.date }),
      next: { text: t('gift.next', values) },
      isActionFirst: true,
    },
    action: { label: t('gift.action'), url },
    unsubscribe: TOPIC,
  });
  await changeGift(context.db, id, { sentAt: context.now() });
}

const aboutOf = ({ tier }: BookingRow, name: string | undefined) =>
  [withoutLinks(tier.name), ...(name === undefined ? [] : [withoutLinks(name)])].join(' · ');

function linesOf(
  { isPriceHidden }: GiftRow,
  { price: amount, currency, locale }: BookingRow,
  { t, date }: { t: ReturnType<typeof textsIn<'giftMails'>>; date: string },
) {
  const worth = { label: t('line.worth'), value: formatMoney({ amount, currency }, locale) };
  return [...(isPriceHidden ? [] : [worth]), { label: t('line.use_by'), value: date }];
}

/** Nobody knows where the reader is: a day is that of UTC. */
export function dayOf(at: Date | null, locale: string): string {
  if (at === null) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
