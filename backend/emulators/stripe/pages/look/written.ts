import { currencySchema } from '@/lib/shared/money/money';
import { formatMoney } from '@/lib/shared/money/format';
import { html, type Markup } from './markup';

/** An amount of minor units in the reader's way; Stripe writes currencies in small letters. */
export function writeMoney(amount: number, currency: string, language: string): string {
  const known = currencySchema.safeParse(currency.toUpperCase());
  if (!known.success) return `${amount / 100} ${currency.toUpperCase()}`;
  return formatMoney({ amount, currency: known.data }, language);
}

const DAY = { month: 'short', day: 'numeric' } as const;
const FORMS = {
  day: DAY,
  moment: { ...DAY, hour: 'numeric', minute: '2-digit' },
  clock: { weekday: 'short', year: 'numeric', ...DAY, hour: 'numeric', minute: '2-digit' },
} as const;

export type TimeForm = keyof typeof FORMS;

/**
 * A time in UTC, since a server does not know where its reader is. Where scripts run, times of day
 * are written again in the reader's own zone.
 */
export function writeTime(at: Date, form: TimeForm, language: string): Markup {
  const zone = form === 'day' ? {} : ({ timeZoneName: 'short' } as const);
  const written = new Intl.DateTimeFormat(language, { ...FORMS[form], ...zone, timeZone: 'UTC' });
  const local = form === 'day' ? null : html` data-time="${JSON.stringify(FORMS[form])}"`;
  return html`<time datetime="${at.toISOString()}" ${local}>${written.format(at)}</time>`;
}
