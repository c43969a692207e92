import type { ChallengeView } from '@/backend/emulators/stripe/actions';
import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import { TIMES_SCRIPT } from '@/backend/emulators/stripe/pages/look/timesScript';
import { documentOf, type Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { writeMoney, writeTime } from '@/backend/emulators/stripe/pages/look/written';
import { CHALLENGE_SCRIPT, CHALLENGE_STYLE } from './challengeLook';

/** The page of the visitor's bank: what is asked for, six digits, and three ways to answer. */
export function challengePage(view: ChallengeView, isWrong: boolean, reader: Reader): string {
  const { t, language } = reader;
  const { money } = view;
  const amount = money && writeMoney(money.amount, money.currency, language);
  const heading = t('bank.heading');
  const body = html`<main class="sole">
    <section class="card bank">
      <p class="row">
        <span class="sign">${icon('bank', 24)}</span><b>${t('bank.name')}</b>
        <span class="small quiet kind">${t('bank.kind')}</span>
      </p>
      <h1>${heading}</h1>
      <dl class="numbers">
        ${row(t('bank.amount'), amount ?? t('bank.saving'), 'large')}
        ${row(t('bank.to'), view.description === null ? 'PlayPlus' : `PlayPlus, ${view.description}`)}
        ${row(t('bank.card'), t('bank.ending', { last4: view.last4 }))}
        ${row(t('bank.when'), writeTime(view.at, 'moment', language))}
      </dl>
      <form method="post" autocomplete="off">
        ${code(isWrong, reader)}
        <button class="button main wide" name="answer" value="YES">
          ${amount === null ? t('bank.yesSave') : t('bank.yes', { amount })}
        </button>
        <div class="pair">
          <button class="button framed" name="answer" value="NO" formnovalidate>
            ${t('bank.no')}
          </button>
          <button class="button framed" name="answer" value="TIMEOUT" formnovalidate>
            ${t('bank.timeOut')}
          </button>
        </div>
      </form>
    </section>
  </main>`;
  const script = `${CHALLENGE_SCRIPT};${TIMES_SCRIPT}`;
  return documentOf({ title: heading, body, style: CHALLENGE_STYLE, script }, reader);
}

function row(name: string, value: string | Markup, look = ''): Markup {
  return html`<div>
    <dt>${name}</dt>
    <dd class="${look}">${value}</dd>
  </div>`;
}

/** One field over six boxes: a phone fills it in, a paste goes in whole, and it works without scripts. */
function code(isWrong: boolean, { t }: Reader): Markup {
  const boxes = Array.from({ length: 6 }, () => html`<i></i>`);
  return html`<div>
    <label class="label" for="code">${t('bank.code')}</label>
    <div class="code ${isWrong && 'wrong'}">
      <div>
        <span aria-hidden="true">${boxes}</span>
        <input
          id="code"
          name="code"
          class="numbers"
          inputmode="numeric"
          pattern="[0-9]{6}"
          maxlength="6"
          required
          autofocus
          autocomplete="one-time-code"
          title="${t('bank.codeWrong')}"
          aria-describedby="${isWrong ? 'trouble hint' : 'hint'}"
          ${isWrong && html`aria-invalid="true"`}
        />
      </div>
    </div>
    ${
      isWrong &&
      html`<p class="error" id="trouble" role="alert">
        ${icon('warning', 18)}${t('bank.codeWrong')}
      </p>`
    }
    <span class="hint small quiet" id="hint">${t('bank.anyDigits')}</span>
  </div>`;
}
