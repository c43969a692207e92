import { icon } from '@/backend/emulators/stripe/pages/look/icons';
import { html, type Markup } from '@/backend/emulators/stripe/pages/look/markup';
import type { Reader } from '@/backend/emulators/stripe/pages/look/shell';
import type { DashboardSheet } from './dashboardPage';

/** What should go wrong: switches for what lasts, plain buttons for what happens at once. */
export function troubles({ view, isUnruly }: DashboardSheet, { t }: Reader): Markup {
  const isAsked = view.account.requirements.currently_due.length > 0;
  const toggle = (what: 'FAIL' | 'FAIL_AFTER_PAID' | 'document' | 'messages', isOn: boolean) =>
    html`<form method="post">
      <input type="hidden" name="do" value="${what}" />
      <button
        class="toggle"
        name="to"
        value="${isOn ? 'off' : 'on'}"
        aria-pressed="${String(isOn)}"
      >
        <i></i>${t(`trouble.${what}`)}
      </button>
    </form>`;
  const act = (what: 'dispute' | 'disconnect') =>
    html`<form method="post">
      <button class="toggle act" name="do" value="${what}">
        ${icon('press', 18)}${t(`trouble.${what}`)}
      </button>
    </form>`;
  return html`<section class="card list">
    <h2>${t('trouble.heading')}</h2>
    <div class="toggles">
      ${toggle('FAIL', view.failNext === 'FAIL')}
      ${toggle('FAIL_AFTER_PAID', view.failNext === 'FAIL_AFTER_PAID')}
      ${toggle('document', isAsked)} ${toggle('messages', isUnruly)} ${act('dispute')}
      ${act('disconnect')}
    </div>
  </section>`;
}
