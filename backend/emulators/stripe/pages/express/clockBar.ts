import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import type { Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { writeMoney, writeTime } from '@/backend/emulators/stripe/pages/look/written';
import type { Due, DueKind } from '@/backend/emulators/stripe/types';
import type { DashboardSheet } from './dashboardPage';

/** The clock of the sandbox: what it says, what comes next, and the presses that move it. */
export function clockBar(sheet: DashboardSheet, reader: Reader): Markup {
  const { t, language } = reader;
  const move = (days: '1' | '7' | '14'): Markup =>
    html`<button class="button" name="move" value="${days}">${t(`clock.plus${days}`)}</button>`;
  return html`<section class="clock" aria-label="${t('clock.name')}">
    ${sheet.happened && since(sheet.happened, reader)}
    <div class="line">
      <div>
        <span class="small">${t('clock.name')}</span>
        <p class="now numbers">${writeTime(sheet.now, 'clock', language)}</p>
      </div>
      <p class="small next">${next(sheet, reader)}</p>
      <form method="post">
        ${move('1')}${move('7')}${move('14')}
        <button class="button go" name="move" value="next" ${sheet.next === null && html`disabled`}>
          ${icon('forward')}${t('clock.toNext')}
        </button>
      </form>
    </div>
  </section>`;
}

function next({ next: due, view }: DashboardSheet, { t, language }: Reader): Markup {
  if (due === null) return html`${t('clock.nothingPlanned')}`;
  return html`<b>${t('clock.next')}</b> ${t(`due.${due.what}`)}${amountOf(due, view, language)},
    ${writeTime(due.at, 'moment', language)}`;
}

/** Of this creator's own payouts; what else falls due has no sum, or one of somebody else. */
function amountOf(due: Due, view: DashboardSheet['view'], language: string): string {
  const isToday = due.what === 'payouts.daily' && due.target === view.account.id;
  const payout = view.payouts.find(({ id }) => id === due.target);
  const amount = isToday ? Math.max(0, view.available) : (payout?.amount ?? 0);
  return amount === 0 ? '' : ` (${writeMoney(amount, view.currency, language)})`;
}

/** What the last move brought, counted by kind. */
function since(happened: readonly Due[], { t }: Reader): Markup {
  const counts = new Map<Exclude<DueKind, 'payouts.daily'>, number>();
  for (const { what } of happened) {
    // Every day has its round of payouts, mostly of nothing; a payout that left is news of its own.
    if (what !== 'payouts.daily') counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const items = [...counts].map(([what, count]): Markup => {
    const times = count > 1 ? ` × ${count}` : '';
    return html`<li>${icon('check', 16)}<span>${t(`happened.${what}`)}${times}</span></li>`;
  });
  return html`<div class="since small" role="status">
    <b>${items.length === 0 ? t('clock.nothingHappened') : t('clock.since')}</b>
    ${
      items.length > 0 &&
      html`<ul>
        ${items}
      </ul>`
    }
  </div>`;
}
