import { finishSession, finishUrl } from './finish';
import type { CardEntry, PayOutcome, SandboxActions } from '@/backend/emulators/stripe/actions';
import {
  cardByNumber,
  cardByToken,
  type Decline,
  type TestCard,
} from '@/backend/emulators/stripe/money/cards';
import { addIntent } from '@/backend/emulators/stripe/money/intents';
import { createMethod } from '@/backend/emulators/stripe/money/methods';
import { tryPayment } from '@/backend/emulators/stripe/money/paying';
import { expireSession } from '@/backend/emulators/stripe/money/sessions';
import { trySetup } from '@/backend/emulators/stripe/money/settingup';
import type { PaymentIntent } from '@/backend/emulators/stripe/objects';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import { mergeMetadata } from '@/backend/emulators/stripe/wire/parameters';
import type { World } from '@/backend/emulators/stripe/world';

type Session = Row<'checkout.session'>;
type CheckoutActs = Pick<
  SandboxActions,
  'findCheckout' | 'payCheckout' | 'leaveCheckout' | 'expireCheckout'
>;

export function checkoutActions(world: World): CheckoutActs {
  const { store } = world;
  return {
    findCheckout(sessionId) {
      const session = store.find('checkout.session', sessionId);
      if (session === undefined) return null;
      const { object, hidden } = session;
      const intent = store.find('payment_intent', object.payment_intent ?? '')?.object;
      const setup = store.find('setup_intent', object.setup_intent ?? '')?.object;
      const customer = store.find('customer', object.customer ?? '')?.object;
      const failure = intent?.last_payment_error ?? setup?.last_setup_error;
      return {
        session: object,
        lines: hidden.lines ?? [],
        isManualCapture: hidden.intentData?.capture_method === 'manual',
        email: object.customer_email ?? customer?.email ?? null,
        decline: failure ? { code: failure.code, declineCode: failure.decline_code ?? null } : null,
        successUrl: object.status === 'complete' ? finishUrl(object) : null,
      };
    },
    payCheckout(sessionId, entry) {
      const session = store.find('checkout.session', sessionId);
      if (session === undefined) return { result: 'CLOSED', status: 'expired', redirect: null };
      if (session.object.status !== 'open') return closed(session);
      const card = readCard(entry, world);
      if ('field' in card) return { result: 'INVALID', field: card.field };
      return pay(world, session, card, entry);
    },
    leaveCheckout(sessionId) {
      const cancelUrl = store.find('checkout.session', sessionId)?.object.cancel_url;
      return cancelUrl == null ? null : { redirect: cancelUrl };
    },
    expireCheckout(sessionId) {
      const session = store.find('checkout.session', sessionId);
      if (session?.object.status === 'open') expireSession(world, session);
    },
  };
}

function closed({ object }: Session): PayOutcome {
  const isComplete = object.status === 'complete';
  return {
    result: 'CLOSED',
    status: isComplete ? 'complete' : 'expired',
    redirect: isComplete ? finishUrl(object) : object.cancel_url,
  };
}

function pay(world: World, session: Session, card: TestCard, entry: CardEntry): PayOutcome {
  const { email = session.object.customer_email, name = null } = entry;
  const method = createMethod(world, card, session.owner, { email, name });
  if (session.object.mode === 'setup') {
    const setup = world.store.find('setup_intent', session.object.setup_intent ?? '');
    if (setup === undefined) throw new Error('a session for saving has its intent');
    const { result, decline } = trySetup(world, setup, method);
    return outcome(world, session, result, setup.object.id, decline);
  }
  const intent = intentOf(world, session);
  const { result, decline } = tryPayment(world, intent, method, { isOffSession: false });
  return outcome(world, session, result, intent.object.id, decline);
}

function outcome(
  world: World,
  session: Session,
  result: 'DONE' | 'CHALLENGE' | 'DECLINED',
  intentId: string,
  decline: Decline | undefined,
): PayOutcome {
  if (result === 'DONE') {
    const done = finishSession(world, session.object.id);
    return { result, redirect: finishUrl(done.object) };
  }
  if (result === 'CHALLENGE') {
    const redirect = `${world.siteOrigin}/dev/stripe/3ds/${intentId}`;
    return { result, challengeId: intentId, redirect };
  }
  const { code = 'card_declined', declineCode = '', message = '' } = decline ?? {};
  return { result, code, declineCode: declineCode === '' ? null : declineCode, message };
}

/** The intent of the session, made at the first press. */
function intentOf(world: World, session: Session): Row<'payment_intent'> {
  const { object, hidden, owner } = session;
  const begun = world.store.find('payment_intent', object.payment_intent ?? '');
  if (begun !== undefined) return begun;
  const { metadata, ...given } = (hidden.intentData ?? {}) as Partial<PaymentIntent>;
  const intent = addIntent(
    world,
    owner,
    {
      ...given,
      amount: object.amount_total ?? 0,
      currency: object.currency ?? 'eur',
      customer: object.customer,
      metadata: mergeMetadata({}, metadata),
    },
    { session: object.id },
  );
  world.store.update(session, { payment_intent: intent.object.id });
  return intent;
}

/** Only test cards are taken; their numbers are not kept. */
function readCard(
  entry: CardEntry,
  { clock }: World,
): TestCard | { field: 'number' | 'expiry' | 'cvc' | 'email' } {
  if (entry.email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(entry.email))
    return { field: 'email' };
  if ('token' in entry) return cardByToken(entry.token) ?? { field: 'number' };
  const card = cardByNumber(entry.number);
  if (card === undefined) return { field: 'number' };
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(entry.expiry) ?? [];
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth || year === '' || end <= clock.now().getTime()) return { field: 'expiry' };
  return /^\d{3,4}$/.test(entry.cvc.trim()) ? card : { field: 'cvc' };
}
