import { createHash } from 'node:crypto';
import { StripeError } from './errors';
import type { Value } from './form';
import type { StoredAnswer } from '@/backend/emulators/stripe/store/rows';
import type { World } from '@/backend/emulators/stripe/world';

const KEPT_SECONDS = 24 * 60 * 60;
const LONGEST_KEY = 255;

/** The key of a call within its account, and what was asked with it. */
export interface Keyed {
  id: string;
  key: string;
  asked: string;
}

export function keyedCall(
  owner: string,
  key: string,
  method: string,
  path: string,
  given: Value,
): Keyed {
  if (key.length > LONGEST_KEY) {
    throw keyError(400, undefined, `The idempotency key is longer than ${LONGEST_KEY} characters.`);
  }
  const asked = createHash('sha256')
    .update(`${method} ${path} ${sorted(given)}`)
    .digest('hex');
  return { id: `answer:${owner}:${key}`, key, asked };
}

/** The answer that was given to this key before; undefined: the call is new. */
export function earlierAnswer({ store, clock }: World, keyed: Keyed): StoredAnswer | undefined {
  const answer = store.find('answer', keyed.id)?.object;
  if (answer === undefined || answer.created + KEPT_SECONDS <= clock.seconds()) return undefined;
  if (answer.asked !== keyed.asked) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${keyed.key}' if you meant to execute a different request.`;
    throw keyError(400, undefined, message);
  }
  return answer;
}

export function inFlightError({ key }: Keyed): StripeError {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return keyError(409, 'idempotency_key_in_use', message);
}

function keyError(status: number, code: string | undefined, message: string): StripeError {
  const body = { type: 'idempotency_error', message, ...(code !== undefined && { code }) } as const;
  return new StripeError(status, body, { isStored: false });
}

/** The same text whatever the order of the fields was. */
function sorted(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join(',')}}`;
}
