import type { DashboardView } from '@/backend/emulators/stripe/actions';
import { icon, type IconName } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import { documentOf, type Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { TIMES_SCRIPT } from '@/backend/emulators/stripe/pages/look/timesScript';
import { writeMoney, writeTime } from '@/backend/emulators/stripe/pages/look/written';
import type { Due } from '@/backend/emulators/stripe/types';
import { clockBar } from './clockBar';
import { DASHBOARD_STYLE } from './dashboardStyle';
import { troubles } from './troubles';

/** What a page can say about the last press. */
export const NEWS = ['kept', 'disputed', 'noPayment'] as const;

export type News = (typeof NEWS)[number];

export interface DashboardSheet {
  view: DashboardView;
  now: Date;
  next: Due | null;
  /** What fell due at the move of the clock that led here; null: none did. */
  happened: readonly Due[] | null;
  news: News | null;
  /** Webhooks travel late, doubled and shuffled. */
  isUnruly: boolean;
}

/** The dashboard that stands in for the processor's own. */
export function dashboardPage(sheet: DashboardSheet, reader: Reader): string {
  const { t, language } = reader;
  const { view, news } = sheet;
  const title = nameOf(view);
  const currency = new Intl.DisplayNames(language, { type: 'currency' });
  const values = { currency: currency.of(view.currency.toUpperCase()) ?? view.currency };
  const body = html`<main class="board">
    <div class="top">
      <span class="face" aria-hidden="true">${title.charAt(0).toUpperCase()}</span>
      <div>
        <h1>${title}</h1>
        <p class="small quiet">
          ${
            view.bankLast4 === null
              ? t('board.noBank', values)
              : t('board.paidTo', { ...values, last4: view.bankLast4 })
          }
        </p>
      </div>
      <a class="button framed" href="/dashboard/payouts">${t('back')}</a>
    </div>
    ${news !== null && html`<p class="note" role="status">${t(`board.news.${news}`)}</p>`}
    ${numbers(view, reader)} ${troubles(sheet, reader)} ${payouts(view, reader)}
    ${clockBar(sheet, reader)}
  </main>`;
  return documentOf({ title, body, style: DASHBOARD_STYLE, script: TIMES_SCRIPT }, reader);
}

function nameOf({ account }: DashboardView): string {
  return account.external_accounts.data[0]?.account_holder_name ?? account.email ?? account.id;
}

function numbers(view: DashboardView, { t, language }: Reader): Markup {
  const money = (amount: number) => writeMoney(amount, view.currency, language);
  const card = (name: string, amount: number, below: Markup | string): Markup =>
    html`<section class="card">
      <h2 class="quiet">${name}</h2>
      <p class="number">${money(amount)}</p>
      <p class="small quiet">${below}</p>
    </section>`;
  const { nextPayoutAt, onItsWay, paidThisYear, pending } = view;
  const goesOut =
    nextPayoutAt !== null && view.available > 0
      ? html`${t('board.goesOut')} ${writeTime(nextPayoutAt, 'day', language)}`
      : t('board.nothingGoesOut');
  const balance =
    pending === 0 ? goesOut : html`${goesOut} · ${t('board.pending', { amount: money(pending) })}`;
  const arrives = onItsWay
    ? html`${t('board.arrives')} ${writeTime(onItsWay.arrivesAt, 'day', language)}`
    : t('board.nothing');
  const count = t('board.payoutCount', { sum: String(paidThisYear.count) });
  return html`<div class="three numbers">
    ${card(t('board.balance'), view.available, balance)}
    ${card(t('board.onItsWay'), onItsWay?.amount ?? 0, arrives)}
    ${card(t('board.paidThisYear'), paidThisYear.amount, count)}
  </div>`;
}

type PayoutLook = {
  tone: string;
  icon: IconName;
  word: 'onItsWay' | 'paid' | 'cameBack' | 'canceled';
};

const ON_ITS_WAY: PayoutLook = { tone: 'accent', icon: 'arrow', word: 'onItsWay' };

const LOOKS: Readonly<Record<DashboardView['payouts'][number]['status'], PayoutLook>> = {
  pending: ON_ITS_WAY,
  in_transit: ON_ITS_WAY,
  paid: { tone: 'good', icon: 'check', word: 'paid' },
  failed: { tone: 'stop', icon: 'returned', word: 'cameBack' },
  canceled: { tone: '', icon: 'cross', word: 'canceled' },
};

function payouts(view: DashboardView, { t, language }: Reader): Markup {
  const rows = view.payouts.map((payout): Markup => {
    const look = LOOKS[payout.status];
    return html`<tr>
      <td class="quiet">${writeTime(new Date(payout.created * 1000), 'day', language)}</td>
      <td><b>${t('board.toAccount', { last4: payout.last4 })}</b></td>
      <td>
        <span class="pill ${look.tone}"
          >${icon(look.icon, 14)}${t(`board.state.${look.word}`)}</span
        >
      </td>
      <td class="right">${writeMoney(payout.amount, payout.currency, language)}</td>
    </tr>`;
  });
  return html`<section class="card list numbers">
    <h2>${t('board.payouts')}</h2>
    ${
      rows.length === 0
        ? html`<p class="quiet">${t('board.noPayouts')}</p>`
        : html`<table>
            <thead class="spoken">
              <tr>
                <th scope="col">${t('board.column.day')}</th>
                <th scope="col">${t('board.column.account')}</th>
                <th scope="col">${t('board.column.state')}</th>
                <th scope="col">${t('board.column.amount')}</th>
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>`
    }
  </section>`;
}
