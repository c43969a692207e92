import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import type { Reader, Translate } from '@/backend/emulators/stripe/pages/look/shell';
import { writeMoney } from '@/backend/emulators/stripe/pages/look/written';
import type { CheckoutSheet } from './checkoutPage';
import { testCards, type TestCard } from './testCards';

export type CardFieldName = 'number' | 'expiry' | 'cvc' | 'email';

/** What is known of the form when the page is shown: never a number that is not in our list. */
export interface Entered {
  card: TestCard | null;
  /** Known before the visitor came; it is not asked for. */
  email: string | null;
  wrong: CardFieldName | null;
}

/** The form with the card, its test cards, and the one press that pays. */
export function cardForm(sheet: CheckoutSheet, reader: Reader): Markup {
  const { view, entered } = sheet;
  const { t, language } = reader;
  const { session } = view;
  const isSaving = session.mode === 'setup';
  const amount = writeMoney(session.amount_total ?? 0, session.currency ?? 'eur', language);
  const consent = session.custom_text.submit?.message ?? null;
  return html`<form id="fill" method="get"></form>
    <form id="pay" method="post" autocomplete="off">
      ${emailField(entered, t)} ${cardFields(sheet, t)} ${cards(entered.card, isSaving, t)}
      ${
        view.isManualCapture &&
        html`<p class="small quiet">${t('checkout.reserved', { amount })}</p>`
      }
      ${consent !== null && html`<p class="small quiet">${consent}</p>`}
      <div>
        <button
          class="button main wide"
          data-busy="${isSaving ? t('checkout.saving') : t('checkout.paying', { amount })}"
        >
          ${isSaving ? t('checkout.save') : t('checkout.pay', { amount })}
        </button>
        <p class="small quiet stay" role="status" hidden>
          ${isSaving ? t('checkout.stay') : t('checkout.stayOnce')}
        </p>
      </div>
    </form>`;
}

function emailField({ email, wrong }: Entered, t: Translate): Markup {
  return html`<div>
    <label class="field">
      <span class="label">${t('checkout.email')}</span>
      <input
        class="input"
        type="email"
        name="email"
        maxlength="254"
        required
        autocomplete="email"
        value="${email ?? ''}"
        ${email !== null && html`readonly`}
        ${wrong === 'email' && html`aria-invalid="true" aria-describedby="trouble-email"`}
      />
    </label>
    ${wrong === 'email' && trouble('trouble-email', t('checkout.wrong.email'))}
  </div>`;
}

function cardFields({ view, now, entered }: CheckoutSheet, t: Translate): Markup {
  const { card, wrong } = entered;
  const isCard = wrong !== null && wrong !== 'email';
  const words = isCard ? t(`checkout.wrong.${wrong}`) : declineWords(view, t);
  const isInvalid = (name: CardFieldName) => (isCard ? wrong === name : words !== null);
  const ofTrouble = (name: CardFieldName) =>
    isInvalid(name) && html`aria-invalid="true" aria-describedby="trouble"`;
  const expiry = expiryAfter(now);
  return html`<fieldset>
    <legend class="label">${t('checkout.card')}</legend>
    <div class="group ${words !== null && 'wrong'}" data-expiry="${expiry}">
      <div class="line">
        <input
          class="numbers"
          name="number"
          required
          inputmode="numeric"
          maxlength="23"
          aria-label="${t('checkout.number')}"
          placeholder="${t('checkout.number')}"
          value="${card?.number ?? ''}"
          ${ofTrouble('number')}
        />
        ${icon('card', 22)}
      </div>
      <div class="line pair">
        <input
          class="numbers"
          name="expiry"
          required
          inputmode="numeric"
          maxlength="9"
          aria-label="${t('checkout.expiry')}"
          placeholder="${t('checkout.expiryForm')}"
          value="${card && expiry}"
          ${ofTrouble('expiry')}
        />
        <input
          class="numbers"
          name="cvc"
          required
          inputmode="numeric"
          maxlength="4"
          aria-label="${t('checkout.cvc')}"
          placeholder="${t('checkout.cvc')}"
          value="${card && '123'}"
          ${ofTrouble('cvc')}
        />
      </div>
    </div>
    ${words !== null && trouble('trouble', words)}
  </fieldset>`;
}

/** The cards to press. A press fills the form; without scripts it asks for this page filled in. */
function cards(chosen: TestCard | null, isSaving: boolean, t: Translate): Markup {
  const buttons = testCards(isSaving).map(
    (card): Markup =>
      html`<button
        class="test"
        form="fill"
        name="card"
        value="${card.last4}"
        data-number="${card.number}"
        aria-pressed="${card === chosen ? 'true' : 'false'}"
      >
        <span class="numbers"><span aria-hidden="true">•• </span>${card.last4}</span>
        <b>${t(`card.${card.outcome}`)}</b>
      </button>`,
  );
  return html`<div class="tests" role="group" aria-labelledby="tests">
    <p id="tests" class="row">${icon('press')}${t('checkout.tests')}</p>
    <div>${buttons}</div>
  </div>`;
}

function trouble(id: string, words: string): Markup {
  return html`<p class="error" id="${id}" role="alert">${icon('warning', 18)}${words}</p>`;
}

/** Of the last try; the code beside a decline says more than the decline. */
function declineWords({ decline }: CheckoutSheet['view'], t: Translate): string | null {
  if (decline === null) return null;
  const { code, declineCode } = decline;
  if (declineCode === 'insufficient_funds') return t('checkout.declined.noFunds');
  if (code === 'expired_card') return t('checkout.declined.expired');
  if (/authentication/.test(code)) return t('checkout.declined.bank');
  return t('checkout.declined.card');
}

function expiryAfter(now: Date): string {
  return `12 / ${String((now.getUTCFullYear() + 4) % 100).padStart(2, '0')}`;
}
