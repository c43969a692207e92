import type { ReviewedOrder } from '@/backend/bookings/service';
import type { OwnMail, Recipient } from '@/backend/notifications/service';
import { textsIn } from '@/backend/platform/texts';
import { isTimeZone } from '@/lib/shared/availability/timeZone';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { withoutLinks } from '@/lib/shared/links';
import type { ReviewRole } from '@/lib/shared/reviews/review';

/** What sides of an order are told of its reviews. */
export type ReviewNewsKind = 'reminder' | 'opened' | 'replied';

interface About {
  order: ReviewedOrder;
  closesAt: Date | null;
  /** As stored: not checked yet. */
  hueOf: unknown;
  /** The side that is told. */
  side: ReviewRole;
  /** The other side; null: the account is deleted. */
  name: string | null;
}

/** What one side is told: a line for the feed, and a mail of its own. */
export function wordsFor(
  { order, closesAt, hueOf, side, name: known }: About,
  kind: ReviewNewsKind,
  { locale, timeZone }: Pick<Recipient, 'locale' | 'timeZone'>,
): { text: string; mail: OwnMail } {
  const t = textsIn('reviewMails', locale);
  const name = known === null ? t('nobody') : withoutLinks(known);
  const title = withoutLinks(order.title);
  const until = closesAt === null ? '' : dayIn(locale, timeZone ?? order.timeZone, closesAt);
  const values = { name, title, until };
  const text = t(`${kind}.text`, values);
  const next = kind === 'reminder' ? t(`reminder.${side}`, values) : t(`${kind}.next`, values);
  return {
    text,
    mail: {
      subject: text,
      slip: {
        hue: Number(parseExtraPublic(hueOf).display_hue),
        preview: next,
        lead: { text },
        sum: kind === 'reminder' ? until : name,
        about: { text: `${title} · ${withoutLinks(order.tierName)}` },
        lines: [
          { label: t('line.with'), value: name },
          { label: t('line.order'), value: order.number },
        ],
        next: { text: next },
      },
      action: t(`${kind}.action`),
    },
  };
}

/** A day as a reader of that zone writes it. */
function dayIn(locale: string, zone: string, at: Date): string {
  return new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'long' },
    timeZone: isTimeZone(zone) ? zone : 'UTC',
  }).format(at);
}
