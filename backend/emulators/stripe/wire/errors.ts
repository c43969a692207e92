import type { PaymentIntent, PaymentMethod, SetupIntent } from '@/backend/emulators/stripe/objects';

export interface ErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
  setup_intent?: SetupIntent;
  payment_method?: PaymentMethod;
}

/** An answer that is no success, in the words and with the codes of Stripe. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** What happened before it stays: a decline has left a charge. */
  readonly isKept: boolean;
  /** Bad parameters burn no idempotency key. */
  readonly isStored: boolean;

  constructor(status: number, body: ErrorBody, { isKept = false, isStored = true } = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.isKept = isKept;
    this.isStored = isStored;
  }
}

/** 400 before anything was tried: its key can be used again. */
export function badParameter(code: string, param: string, message: string): StripeError {
  const body = { type: 'invalid_request_error', code, param, message } as const;
  return new StripeError(400, body, { isStored: false });
}

/** 400 of a call that was understood and cannot be done as things stand. */
export function refused(code: string | undefined, message: string, param?: string): StripeError {
  const type = 'invalid_request_error' as const;
  return new StripeError(400, {
    type,
    message,
    ...(code !== undefined && { code }),
    ...(param !== undefined && { param }),
  });
}

/** `status` is 404 for the object in the address and 400 for one that a parameter names. */
export function missing(what: string, id: string, param: string, status = 404): StripeError {
  const body = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  } as const;
  return new StripeError(status, body, { isStored: false });
}

/** 402 with what the decline has left behind. */
export function declined(body: Omit<ErrorBody, 'type'>): StripeError {
  return new StripeError(402, { type: 'card_error', ...body }, { isKept: true });
}
