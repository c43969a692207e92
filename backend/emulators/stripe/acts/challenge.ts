import { finishSession, finishUrl } from './finish';
import type { ChallengeView, SandboxActions } from '@/backend/emulators/stripe/actions';
import { refusePayment, tryPayment } from '@/backend/emulators/stripe/money/paying';
import { refuseSetup, trySetup } from '@/backend/emulators/stripe/money/settingup';
import type { Row } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

type Intent = Row<'payment_intent' | 'setup_intent'>;
type ChallengeActs = Pick<SandboxActions, 'findChallenge' | 'answerChallenge'>;

/** 3-D Secure: the bank asks whether it was really the cardholder. */
export function challengeActions(world: World): ChallengeActs {
  const { store } = world;
  const find = (id: string): Intent | undefined =>
    store.find('payment_intent', id) ?? store.find('setup_intent', id);
  const methodOf = ({ object }: Intent) =>
    store.find('payment_method', object.payment_method ?? '');

  return {
    findChallenge(id): ChallengeView | null {
      const intent = find(id);
      const method = intent === undefined ? undefined : methodOf(intent);
      if (intent?.object.status !== 'requires_action' || method === undefined) return null;
      const { object } = intent;
      const session = store.find('checkout.session', intent.hidden.session ?? '')?.object;
      const isPayment = object.object === 'payment_intent';
      return {
        id,
        money: isPayment ? { amount: object.amount, currency: object.currency } : null,
        description: object.description,
        last4: method.object.card.last4,
        at: world.clock.now(),
        locale: session?.locale ?? null,
      };
    },
    answerChallenge(id, answer) {
      const intent = find(id);
      if (intent === undefined) return null;
      const method = methodOf(intent);
      if (intent.object.status !== 'requires_action' || method === undefined) {
        return { result: 'CLOSED', redirect: wayBack(world, intent) };
      }
      const isPaid = decide(world, intent, method, answer === 'YES');
      if (!isPaid) return { result: 'DECLINED', redirect: wayBack(world, intent) };
      const { session } = intent.hidden;
      if (session !== undefined) finishSession(world, session);
      return { result: 'DONE', redirect: wayBack(world, intent) };
    },
  };
}

function decide(
  world: World,
  intent: Intent,
  method: Row<'payment_method'>,
  hasAgreed: boolean,
): boolean {
  if (intent.object.object === 'payment_intent') {
    const payment = intent as Row<'payment_intent'>;
    const { result } = hasAgreed
      ? tryPayment(world, payment, method, { isOffSession: false, isAnswered: true })
      : refusePayment(world, payment, method);
    return result === 'DONE';
  }
  const setup = intent as Row<'setup_intent'>;
  const { result } = hasAgreed
    ? trySetup(world, setup, method, { isAnswered: true })
    : refuseSetup(world, setup, method);
  return result === 'DONE';
}

/** Where the page goes now: on when it is done, back to the checkout page when it is not. */
function wayBack({ store, siteOrigin }: World, { hidden }: Intent): string {
  const session = store.find('checkout.session', hidden.session ?? '')?.object;
  if (session === undefined) return hidden.returnUrl ?? siteOrigin;
  if (session.status === 'complete') return finishUrl(session);
  if (session.status === 'open' && session.url !== null) return session.url;
  return session.cancel_url ?? siteOrigin;
}
