import { usersByIds } from '@/backend/accounts/service';
import type { BookingRow } from '@/backend/bookings/service';
import { notify, type OwnMail, type Recipient } from '@/backend/notifications/service';
import type { Context } from '@/backend/platform/context';
import { textsIn } from '@/backend/platform/texts';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { withoutLinks } from '@/lib/shared/links';
import type { GiftRow } from './repository';
import { dayOf } from './send';

/** What somebody is told of a gift. */
export type GiftNewsKind = 'taken' | 'declined' | 'unused_soon' | 'unused' | 'over';

/** Tells whoever gave it, in the running transaction; nobody, where they have it themselves. */
export async function tellGiver(
  context: Context,
  gift: GiftRow,
  booking: BookingRow,
  kind: GiftNewsKind,
): Promise<void> {
  if (booking.buyerId === null || booking.buyerId === booking.recipientId) return;
  await tell(context, booking.buyerId, { gift, booking, key: `${kind}.GIVER` });
}

/** Tells whoever had it that it is over. */
export async function tellReceiver(
  context: Context,
  gift: GiftRow,
  booking: BookingRow,
  kind: 'over',
): Promise<void> {
  if (booking.recipientId === null) return;
  await tell(context, booking.recipientId, { gift, booking, key: `${kind}.RECEIVER` });
}

interface Told {
  gift: GiftRow;
  booking: BookingRow;
  key: `${GiftNewsKind}.GIVER` | 'over.RECEIVER';
}

async function tell(context: Context, userId: string, told: Told): Promise<void> {
  const { booking } = told;
  const users = await usersByIds(context, booking.creatorId === null ? [] : [booking.creatorId]);
  const creator = users.get(booking.creatorId ?? '');
  const hue = Number(parseExtraPublic(creator?.extraPublic).display_hue);
  await notify(context, [
    {
      type: told.key === 'unused_soon.GIVER' ? 'booking_reminder' : 'booking',
      ...{ userId, redirectLink: `/orders/${booking.id}`, entityRef: booking.id },
      ...{ image: booking.image ?? '', isMailOnly: false },
      words: (to) => wordsFor(told, hue, to),
    },
  ]);
}

function wordsFor(
  { gift, booking, key }: Told,
  hue: number,
  { locale }: Pick<Recipient, 'locale'>,
): { text: string; mail: OwnMail } {
  const t = textsIn('giftMails', locale);
  const title = withoutLinks(booking.title);
  const values = {
    ...{ title, name: withoutLinks(gift.receiverName), from: withoutLinks(gift.giverName) },
    date: dayOf(booking.useBy, locale),
  };
  const text = t(`${key}.text`, values);
  const next = t(`${key}.next`, values);
  return {
    text,
    mail: {
      subject: text,
      slip: {
        ...{ hue, preview: next, lead: { text }, sum: title },
        about: { text: withoutLinks(booking.tier.name) },
        lines: [{ label: t('line.order'), value: booking.number }],
        next: { text: next },
      },
      action: t('action'),
    },
  };
}
