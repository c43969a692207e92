import { CLOSED_BANK } from '@/backend/emulators/stripe/money/payouts';
import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import type { Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { stepActs, stepTrouble, type OnboardingSheet, type Part } from './stepParts';

/** Countries whose accounts have no IBAN. */
const WITHOUT_IBAN = ['AU', 'BR', 'CA', 'GB', 'US'];

/** Last digits that the sandbox knows, and what becomes of payouts to them. */
const ENDINGS = { arrives: '3704', returns: CLOSED_BANK } as const;

const hasIban = (country: string) => !WITHOUT_IBAN.includes(country.toUpperCase());

/** A made-up account of a country with one of the known endings; null for any other ending. */
export function accountEnding(ending: string | null, country: string): string | null {
  if (!Object.values<string | null>(ENDINGS).includes(ending)) return null;
  const filler = hasIban(country) ? `${country.toUpperCase()}50 0000 0000 0000 0000` : '0000 0000';
  return `${filler} ${ending ?? ''}`;
}

/** Where the money goes. What comes back of it to us is its last four digits. */
export function bankStep({ view, entered, wrong }: OnboardingSheet, reader: Reader): Part {
  const { t } = reader;
  const { country } = view.account;
  const number = entered.get('number') ?? '';
  const test = (name: keyof typeof ENDINGS): Markup => {
    const ending = ENDINGS[name];
    return html`<button
      class="test"
      form="fill"
      name="account"
      value="${ending}"
      data-number="${accountEnding(ending, country) ?? ''}"
      aria-pressed="${number.endsWith(ending) ? 'true' : 'false'}"
    >
      <span class="numbers"><span aria-hidden="true">•• </span>${ending}</span>
      <b>${t(`onboarding.bank.${name}`)}</b>
    </button>`;
  };
  const field = (name: 'number' | 'holder', label: string, value: string): Markup =>
    html`<label class="field">
      <span class="label">${label}</span>
      <input
        class="input numbers"
        name="${name}"
        required
        maxlength="100"
        value="${value}"
        ${wrong === name && html`aria-invalid="true" aria-describedby="trouble"`}
      />
    </label>`;
  const label = hasIban(country) ? 'IBAN' : t('onboarding.bank.number');
  return {
    heading: t('onboarding.bank.heading'),
    words: t('onboarding.bank.words'),
    body: html`${field('number', label, number)}
      <div class="tests" role="group" aria-labelledby="tests">
        <p id="tests" class="row">${icon('press')}${t('onboarding.bank.tests')}</p>
        <div>${test('arrives')}${test('returns')}</div>
      </div>
      ${field('holder', t('onboarding.bank.holder'), entered.get('holder') ?? '')}
      ${wrong !== null && stepTrouble(t('onboarding.bank.wrong'))}
      <p class="note">${icon('shield')}<span>${t('onboarding.bank.lastFour')}</span></p>
      ${stepActs(t('onboarding.finish'), reader)}`,
  };
}
