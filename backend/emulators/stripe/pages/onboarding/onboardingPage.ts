import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import {
  documentOf,
  type Reader,
  type Translate,
} from '@/backend/emulators/stripe/pages/look/shell';
import { ownPath } from '@/backend/emulators/stripe/pages/ownPath';
import { bankStep } from './bankStep';
import { BANK_SCRIPT, ONBOARDING_STYLE } from './onboardingLook';
import { countryStep, personStep } from './personSteps';
import type { OnboardingSheet, Part } from './stepParts';

/** The page that asks a creator what it takes to be paid, one step at a time. */
export function onboardingPage(sheet: OnboardingSheet, reader: Reader): string {
  const part = partOf(sheet, reader);
  const isForm = sheet.state !== 'DONE' && sheet.state !== 'LATER';
  const body = html`<div class="steps">
    <aside>
      <p class="row name">${icon('bank', 24)}<b>${titleOf(sheet, reader)}</b></p>
      <p class="small quiet with">${reader.t('onboarding.with')}</p>
      ${steps(sheet, reader)}
    </aside>
    <main>
      ${medal(sheet.state)}
      <h1>${part.heading}</h1>
      <p class="quiet">${part.words}</p>
      ${sheet.state === 'BANK' && html`<form id="fill" method="get"></form>`}
      ${
        isForm
          ? html`<form method="post" autocomplete="off">
              <input type="hidden" name="step" value="${sheet.state}" />${part.body}
            </form>`
          : part.body
      }
    </main>
  </div>`;
  const script = sheet.state === 'BANK' ? { script: BANK_SCRIPT } : {};
  return documentOf({ title: part.heading, body, style: ONBOARDING_STYLE, ...script }, reader);
}

function titleOf({ view: { account } }: OnboardingSheet, { t }: Reader): string {
  return account.email === null
    ? t('onboarding.title')
    : t('onboarding.for', { name: account.email });
}

function medal(state: OnboardingSheet['state']): Markup | null {
  if (state === 'DONE') return html`<span class="medal">${icon('check', 44)}</span>`;
  return state === 'LATER' ? html`<span class="medal wait">${icon('clock', 44)}</span>` : null;
}

function partOf(sheet: OnboardingSheet, reader: Reader): Part {
  const { t } = reader;
  const away = html`<a class="button framed tall" href="${ownPath(sheet.view.returnUrl)}"
    >${t('back')}</a
  >`;
  switch (sheet.state) {
    case 'COUNTRY':
      return countryStep(sheet, reader);
    case 'PERSON':
      return personStep(sheet, reader);
    case 'BANK':
      return bankStep(sheet, reader);
    case 'DONE':
      return {
        heading: t('onboarding.done.heading'),
        words: t('onboarding.done.words'),
        body: html`<div class="acts">
          <a class="button main" href="${ownPath(sheet.view.returnUrl)}">${t('back')}</a>
        </div>`,
      };
    case 'LATER':
      return {
        heading: t('onboarding.later.heading'),
        words: t('onboarding.later.words', { open: openSteps(sheet, t) }),
        // Without the question mark: the first step that is open.
        body: html`<div class="acts">
          <a class="button main" href="?">${t('onboarding.later.now')}</a>${away}
        </div>`,
      };
  }
}

const ORDER = ['COUNTRY', 'PERSON', 'BANK', 'DONE'] as const;

function openSteps({ view }: OnboardingSheet, t: Translate): string {
  const open = ORDER.filter((step) => step !== 'DONE' && !view.done.includes(step));
  return open.map((step) => t(`onboarding.step.${step}`)).join(', ');
}

function steps({ view, state }: OnboardingSheet, { t }: Reader): Markup {
  const current = state === 'LATER' ? view.step : state;
  const items = ORDER.map((step, index): Markup => {
    const isDone = step !== 'DONE' && step !== current && view.done.includes(step);
    const isCurrent = step === current;
    const look = isDone ? 'done' : isCurrent ? (state === 'LATER' ? 'waiting' : 'current') : '';
    return html`<li class="${look}" ${isCurrent && html`aria-current="step"`}>
      <i aria-hidden="true">${isDone ? icon('check', 16) : String(index + 1)}</i>
      <span>
        ${t(`onboarding.step.${step}`)}${
          isDone && html`<span class="spoken">: ${t('onboarding.stepDone')}</span>`
        }
      </span>
    </li>`;
  });
  return html`<ol>
    ${items}
  </ol>`;
}
