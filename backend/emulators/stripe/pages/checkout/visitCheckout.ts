import type { PageAnswer } from '@/backend/platform/server/sandboxDoor';
import type { CheckoutView, PayOutcome } from '@/backend/emulators/stripe/actions';
import type { Desk, Visit } from '@/backend/emulators/stripe/pages/desk';
import { messageAnswer, messagePage } from '@/backend/emulators/stripe/pages/look/messagePage';
import { readerOf, type Reader } from '@/backend/emulators/stripe/pages/look/shell';
import { writeMoney } from '@/backend/emulators/stripe/pages/look/written';
import { ownPath } from '@/backend/emulators/stripe/pages/ownPath';
import type { CardFieldName } from './cardForm';
import { checkoutPage } from './checkoutPage';
import { cardEnding } from './testCards';

const FIELDS: readonly CardFieldName[] = ['number', 'expiry', 'cvc', 'email'];

/** Shows what became of a session, or takes a card for it. */
export function visitCheckout(desk: Desk, { request, id }: Visit): PageAnswer {
  const view = desk.actions.findCheckout(id);
  const reader = readerOf(request, view?.session.locale);
  if (view === null) return messageAnswer(404, 'gone', reader);
  if (request.form !== null) {
    return { redirect: afterPress(desk, id, request.form) };
  }
  const { query } = request;
  switch (view.session.status) {
    case 'complete':
      return { status: 200, html: paidPage(view, reader) };
    case 'expired':
      return { status: 200, html: expiredPage(view, reader) };
    case 'open': {
      const entered = {
        card: cardEnding(query.get('card')),
        email: view.email,
        wrong: FIELDS.find((name) => name === query.get('wrong')) ?? null,
      };
      const backPath = ownPath(view.session.cancel_url);
      const sheet = { view, backPath, now: desk.clock.now(), entered };
      return { status: 200, html: checkoutPage(sheet, reader) };
    }
  }
}

/** Where a press leads. An address names a test card by its last digits, and no other card at all. */
function afterPress({ actions }: Desk, id: string, form: URLSearchParams): string {
  const typed = (name: string) => (form.get(name) ?? '').trim();
  const number = typed('number').replace(/\D/g, '');
  const outcome = actions.payCheckout(id, {
    number,
    expiry: typed('expiry'),
    cvc: typed('cvc'),
    ...(typed('email') ? { email: typed('email') } : {}),
  });
  const target = targetOf(outcome);
  if (target !== null) return ownPath(target);
  const told = new URLSearchParams();
  if (outcome.result === 'INVALID') told.set('wrong', outcome.field);
  const card = cardEnding(number.slice(-4));
  if (card?.number.replaceAll(' ', '') === number) told.set('card', card.last4);
  const query = told.toString();
  return `/dev/stripe/checkout/${id}${query && `?${query}`}`;
}

/** Null: back to the page itself, which says how things stand. */
function targetOf(outcome: PayOutcome): string | null {
  switch (outcome.result) {
    case 'DONE':
    case 'CHALLENGE':
      return outcome.redirect;
    case 'CLOSED':
      return outcome.status === 'complete' ? outcome.redirect : null;
    case 'DECLINED':
    case 'INVALID':
      return null;
  }
}

function paidPage({ session, successUrl }: CheckoutView, reader: Reader): string {
  const { t, language } = reader;
  const ways = [{ href: ownPath(successUrl), label: t('back') }];
  if (session.mode === 'setup') {
    const texts = { heading: t('checkout.savedAlready'), words: t('checkout.savedAlreadyWords') };
    return messagePage({ mood: 'good', ...texts, ways }, reader);
  }
  const amount = writeMoney(session.amount_total ?? 0, session.currency ?? 'eur', language);
  const texts = {
    heading: t('checkout.paidAlready'),
    words: t('checkout.paidAlreadyWords', { amount }),
  };
  return messagePage({ mood: 'good', ...texts, ways }, reader);
}

function expiredPage({ session }: CheckoutView, reader: Reader): string {
  const { t } = reader;
  return messagePage(
    {
      mood: 'wait',
      heading: t('checkout.expired'),
      words: t('checkout.expiredWords'),
      ways: [{ href: ownPath(session.cancel_url), label: t('back') }],
    },
    reader,
  );
}
