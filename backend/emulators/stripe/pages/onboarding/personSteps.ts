import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup, type Piece } from '@/backend/emulators/stripe/pages/look/markup';
import type { Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { stepActs, stepTrouble, type OnboardingSheet, type Part } from './stepParts';

/** Where the creator lives, which was said before and stays; and whether they are a company. */
export function countryStep({ view, entered }: OnboardingSheet, reader: Reader): Part {
  const { t, language } = reader;
  const { country, default_currency: currency, business_type: kind } = view.account;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase());
  const money = new Intl.DisplayNames(language, { type: 'currency' }).of(currency.toUpperCase());
  const chosen = entered.get('kind') ?? kind ?? 'individual';
  const choice = (value: 'individual' | 'company'): Markup =>
    html`<label class="input choice">
      <input type="radio" name="kind" value="${value}" ${value === chosen && html`checked`} />
      ${t(`onboarding.kind.${value}`)}
      <span class="tick">${icon('check')}</span>
    </label>`;
  return {
    heading: t('onboarding.country.heading'),
    words: t('onboarding.country.words'),
    body: html`<dl class="fixed">
        <div>
          <dt>${t('onboarding.country.country')}</dt>
          <dd>${name ?? country}</dd>
        </div>
        <div>
          <dt>${t('onboarding.country.paidIn')}</dt>
          <dd>${money ?? ''} (${currency.toUpperCase()})</dd>
        </div>
      </dl>
      <fieldset>
        <legend class="label">${t('onboarding.country.youAre')}</legend>
        <div class="two">${choice('individual')}${choice('company')}</div>
      </fieldset>
      ${stepActs(t('onboarding.goOn'), reader)}`,
  };
}

/** Who the creator is. The sandbox looks at it and forgets it. */
export function personStep(sheet: OnboardingSheet, reader: Reader): Part {
  const { t } = reader;
  const { entered, wrong } = sheet;
  const isAgain = sheet.view.account.requirements.currently_due.some((due) =>
    due.includes('document'),
  );
  const input = (name: string, label: string, more: Piece = null): Markup =>
    html`<label class="field">
      <span class="label">${label}</span>
      <input
        class="input"
        name="${name}"
        required
        maxlength="100"
        value="${entered.get(name) ?? ''}"
        ${more}
        ${
          FIELDS[wrong ?? '']?.includes(name) === true &&
          html`aria-invalid="true" aria-describedby="trouble"`
        }
      />
    </label>`;
  return {
    heading: t('onboarding.person.heading'),
    words: isAgain ? t('onboarding.person.again') : t('onboarding.person.words'),
    body: html`<div class="two">
        ${input('firstName', t('onboarding.person.firstName'))}
        ${input('lastName', t('onboarding.person.lastName'))}
      </div>
      ${birthday(sheet, reader)} ${input('street', t('onboarding.person.street'))}
      <div class="two">
        ${input('postcode', t('onboarding.person.postcode'))}
        ${input('town', t('onboarding.person.town'))}
      </div>
      ${wrong !== null && stepTrouble(t('onboarding.person.wrong'))}
      ${stepActs(t('onboarding.goOn'), reader)}`,
  };
}

/** Inputs behind each thing that can be wrong. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  birthDate: ['day', 'month', 'year'],
  address: ['street', 'postcode', 'town'],
};

function birthday({ entered, wrong }: OnboardingSheet, { t, language }: Reader): Markup {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const chosen = entered.get('month') ?? '';
  const months = Array.from({ length: 12 }, (_, index): Markup => {
    const value = String(index + 1);
    const name = names.format(new Date(Date.UTC(2000, index, 1)));
    return html`<option value="${value}" ${value === chosen && html`selected`}>${name}</option>`;
  });
  const isWrong = wrong === 'birthDate' && html`aria-invalid="true" aria-describedby="trouble"`;
  const number = (name: 'day' | 'year', length: number): Markup =>
    html`<input
      class="input numbers"
      name="${name}"
      required
      inputmode="numeric"
      pattern="[0-9]*"
      maxlength="${length}"
      aria-label="${t(`onboarding.person.${name}`)}"
      placeholder="${t(`onboarding.person.${name}`)}"
      value="${entered.get(name) ?? ''}"
      ${isWrong}
    />`;
  return html`<fieldset>
    <legend class="label">${t('onboarding.person.birthday')}</legend>
    <div class="three">
      ${number('day', 2)}
      <span class="pick">
        <select
          class="input"
          name="month"
          required
          aria-label="${t('onboarding.person.month')}"
          ${isWrong}
        >
          <option value="">${t('onboarding.person.month')}</option>
          ${months}
        </select>
      </span>
      ${number('year', 4)}
    </div>
  </fieldset>`;
}
