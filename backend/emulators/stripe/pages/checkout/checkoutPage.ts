import type { CheckoutView } from '@/backend/emulators/stripe/actions';
import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import { documentOf, type Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { writeMoney } from '@/backend/emulators/stripe/pages/look/written';
import { cardForm, type Entered } from './cardForm';
import { CHECKOUT_SCRIPT } from './checkoutScript';
import { CHECKOUT_STYLE } from './checkoutStyle';

export interface CheckoutSheet {
  view: CheckoutView;
  /** Where "back" leads: a path of this site. */
  backPath: string;
  now: Date;
  entered: Entered;
}

/** The page where a card is typed: the sum on the left, the card on the right. */
export function checkoutPage(sheet: CheckoutSheet, reader: Reader): string {
  const { t } = reader;
  const isSaving = sheet.view.session.mode === 'setup';
  const body = html`<main class="halves">
    ${summary(sheet, reader, isSaving)}
    <section class="typing">
      <div>
        <h2>${isSaving ? t('checkout.yourCard') : t('checkout.byCard')}</h2>
        ${cardForm(sheet, reader)}
      </div>
    </section>
  </main>`;
  const title = isSaving ? t('checkout.saveFor') : t('checkout.payFor');
  return documentOf({ title, body, style: CHECKOUT_STYLE, script: CHECKOUT_SCRIPT }, reader);
}

function summary({ view, backPath, now }: CheckoutSheet, reader: Reader, isSaving: boolean) {
  const { t, language } = reader;
  const { session, lines } = view;
  const currency = session.currency ?? 'eur';
  const money = (amount: number) => writeMoney(amount, currency, language);
  const total = session.amount_total ?? 0;
  const rows = lines.map(
    (line): Markup =>
      html`<div>
        <dt>
          ${line.name}${line.quantity > 1 && html` <span class="quiet">× ${line.quantity}</span>`}
        </dt>
        <dd>${money(line.amount)}</dd>
      </div>`,
  );
  return html`<section class="sum">
    <div>
      <a class="row small quiet away" href="${backPath}">${icon('back')}${t('back')}</a>
      <h1>
        <span class="quiet">${isSaving ? t('checkout.saveFor') : t('checkout.payFor')}</span>
        <span class="amount numbers">
          ${isSaving ? t('checkout.today', { amount: money(0) }) : money(total)}
        </span>
      </h1>
      ${
        !isSaving &&
        html`<dl class="numbers">
          ${rows}
          <div class="total">
            <dt>${t('checkout.total')}</dt>
            <dd>${money(total)}</dd>
          </div>
        </dl>`
      }
      ${isSaving && html`<p class="quiet">${t('checkout.savedOnly')}</p>`}
      ${closing(session.expires_at, now, reader)}
    </div>
  </section>`;
}

/** Minutes without scripts; where they run, the seconds as well. */
function closing(expiresAt: number, now: Date, { t }: Reader): Markup {
  const seconds = Math.max(1, Math.round(expiresAt - now.getTime() / 1000));
  const minutes = t('checkout.minutes', { minutes: String(Math.ceil(seconds / 60)) });
  return html`<p class="row small quiet numbers closing">
    ${icon('clock', 18)}
    <span>
      ${t('checkout.closesIn')}
      <b data-seconds="${seconds}" data-closed="${t('checkout.closed')}">${minutes}</b>
    </span>
  </p>`;
}
