import Stripe from 'stripe';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { findCall, noteAnswer, writeCall, type CallRow } from './callRows';
import {
  isLink,
  makeCall,
  withCallKey,
  type ObjectOf,
  type ParamsOf,
  type StripeCall,
} from './calls';
import { withoutPersonal } from './personal';
import type { StripeService } from './stripeService';
import type { CallState } from './tables';

export interface StripeRequest<Call extends StripeCall> {
  /** From the business id, such as `order:ID:checkout:v1`: the same intent has the same key. */
  key: string;
  call: Call;
  params: ParamsOf<Call>;
  /** The connected account it is made for; without it the platform's own. */
  account?: string;
  /** What it is for, such as `order:ID`. */
  ref: string;
}

/** What was answered, once or before. */
export type StripeAnswer<Result> = { ok: true; object: Result } | StripeRefusal;

export interface StripeRefusal {
  ok: false;
  /**
   * `card_error`: declined, and so for ever under this key. `invalid_request_error`: refused. Wrong
   * parameters use up no key: it may be tried again with better ones. What the state of things forbids
   * Stripe keeps under the key for a day: the next try takes the next key. `no_answer`: nobody knows
   * yet; the reconciler repeats it.
   */
  type: 'card_error' | 'invalid_request_error' | 'no_answer';
  /** Stripe's code, such as `card_declined`. */
  code: string | null;
  declineCode: string | null;
  /** The intent that a declined card leaves behind. */
  object?: Stripe.PaymentIntent;
}

type Outcome = StripeRefusal | { ok: true; object: object };

/** Nobody knows whether it was carried out. */
export const NO_ANSWER: StripeRefusal = {
  ok: false,
  type: 'no_answer',
  code: null,
  declineCode: null,
};

/**
 * Changes something at Stripe, outside of any transaction. Key and parameters are committed first,
 * then the call is made with them, then the answer is stored. A repetition is answered what was
 * stored, or repeats the call with the parameters that were stored. Errors: payment.not_for_sale.
 */
export async function callStripe<Call extends StripeCall>(
  context: Context,
  { key, call, params, account, ref }: StripeRequest<Call>,
): Promise<StripeAnswer<ObjectOf<Call>>> {
  if (context.db.isTransaction) throw new Error('Stripe is called outside of transactions');
  const { stripe, db } = context;
  if (!stripe) throw new AppError('payment.not_for_sale');
  const times = { at: stripe.now(), now: context.now() };
  const sent = withCallKey(call, params, key);
  const row = await writeCall(
    db,
    { key, call, params: sent, account: account ?? null, ref },
    times,
  );
  if (row.call !== call) throw new Error(`the key of ${row.call} was used for ${call}`);
  const outcome = storedOutcome(row) ?? (await askStripe(context, stripe, row));
  return outcome as StripeAnswer<ObjectOf<Call>>;
}

function storedOutcome(row: CallRow): Outcome | null {
  if (row.state === 'GIVEN_UP') return NO_ANSWER;
  return row.state === 'OPEN' ? null : (row.outcome as Outcome | null);
}

/** Makes a call that is written down, and stores what is answered. */
export async function askStripe(
  context: Context,
  { client }: StripeService,
  row: CallRow,
): Promise<Outcome> {
  const options = {
    idempotencyKey: row.key,
    ...(row.account ? { stripeAccount: row.account } : {}),
  };
  const answer = await makeCall(client, row.call as StripeCall, row.params, options).then(
    (object): [CallState, Outcome] => ['DONE', { ok: true, object }],
    (error: unknown) => readError(error),
  );
  if (answer === null) {
    const { key, call, attempts } = row;
    context.logger.warn({ stripeKey: key, call, attempts }, 'no answer from Stripe');
    return NO_ANSWER;
  }
  if (context.config.failpoint === 'after-stripe') process.kill(process.pid, 'SIGKILL');
  const [state, outcome] = answer;
  return storeAnswer(context, row, state, outcome);
}

/** Stores an answer and returns what is stored: another one may have been faster. */
export async function storeAnswer(
  context: Context,
  row: CallRow,
  state: CallState,
  outcome: Outcome,
): Promise<Outcome> {
  const { db } = context;
  const kept = isLink(row.call) && outcome.ok ? null : withoutPersonal(outcome);
  const params = withoutPersonal(row.params);
  await noteAnswer(db, row.key, { state, outcome: kept, params }, context.now());
  if (kept === null) return outcome;
  return storedOutcome(await findCall(db, row.key)) ?? NO_ANSWER;
}

/** What an error says for good; null when nobody knows whether the call was carried out. */
function readError(error: unknown): [CallState, StripeRefusal] | null {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const status = error.statusCode ?? 0;
  // 401: the key was revoked or mistyped; 409: the same key is on its way; 429: later.
  if (status < 400 || status >= 500 || [401, 409, 429].includes(status)) return null;
  const isDecline = error instanceof Stripe.errors.StripeCardError;
  const refusal: StripeRefusal = {
    ok: false,
    type: isDecline ? 'card_error' : 'invalid_request_error',
    code: error.code ?? null,
    declineCode: error.decline_code ?? null,
    ...(error.payment_intent ? { object: error.payment_intent } : {}),
  };
  return [isDecline ? 'DECLINED' : 'REFUSED', refusal];
}
