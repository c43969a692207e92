import type { Kysely } from 'kysely';
import { request } from 'undici';
import webPush from 'web-push';
import type { Config } from '@/backend/platform/config';
import {
  PostLater,
  PostRefused,
  type CarriedRow,
  type Carrier,
} from '@/backend/platform/mail/postWorker';
import type { Tables } from '@/backend/platform/tables';
import { SESSION_IDLE_MS } from '@/lib/shared/accounts/sessionLife';
import { isAllowedEndpoint, MOST_PAYLOAD_BYTES, verdictOf, waitAsked } from './policy';
import { deleteSubscription, findReceiver, type KeyPair } from './repository';
import type { PushMessagesTable } from './tables';

/** No longer than the lease of a row. */
const DEADLINE_MS = 10_000;
/** Rows end earlier by their own time. */
const KEEP_TRYING_MS = 24 * 60 * 60_000;
/** A creator who goes live is told to many at once. */
const AT_ONCE = 50;

type PushRow = CarriedRow &
  Pick<PushMessagesTable, 'subscriptionId' | 'text' | 'topic' | 'isUrgent' | 'expiresAt'>;

interface CarrierOptions {
  db: Kysely<Tables>;
  config: Pick<Config, 'push' | 'contactEmail'>;
  keys: KeyPair;
  now: () => Date;
}

/**
 * Delivers pushes to the services of the browsers' makers, encrypted for one browser each. A
 * subscription that its service does not know any more is deleted.
 */
export function pushCarrier({ db, config, keys, now }: CarrierOptions): Carrier<CarriedRow> {
  const vapidDetails = { subject: `mailto:${config.contactEmail}`, ...keys };

  async function deliver(row: PushRow): Promise<void> {
    const { subscriptionId, text, topic, isUrgent, expiresAt } = row;
    const left = Math.ceil((expiresAt.getTime() - now().getTime()) / 1000);
    if (left <= 0) throw new PostRefused('too late for this push');
    const idleSince = new Date(now().getTime() - SESSION_IDLE_MS);
    const receiver = await findReceiver(db, subscriptionId, { now: now(), idleSince });
    if (!receiver || !isAllowedEndpoint(config.push, receiver.endpoint)) {
      return deleteSubscription(db, subscriptionId);
    }
    if (Buffer.byteLength(text) > MOST_PAYLOAD_BYTES) throw new PostRefused('push too long');
    const { endpoint, p256dh, auth } = receiver;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      {
        vapidDetails,
        topic,
        TTL: left,
        urgency: isUrgent ? 'high' : 'normal',
      },
    );
    const answer = await post(endpoint, headers, body);
    switch (verdictOf(answer.status)) {
      case 'sent':
        return;
      case 'gone':
        return deleteSubscription(db, subscriptionId);
      case 'refused':
        throw new PostRefused(`push service answered ${answer.status}`);
      case 'later':
        throw new PostLater(`push service answered ${answer.status}`, answer.waitMs);
    }
  }

  const carrier: Carrier<PushRow> = {
    table: 'push_messages',
    keepTryingMs: KEEP_TRYING_MS,
    atOnce: AT_ONCE,
    deliver,
    close: () => Promise.resolve(),
  };
  return carrier as Carrier<CarriedRow>;
}

/** Follows no redirect, which could lead into our own network, and reads nothing of the answer. */
async function post(endpoint: string, headers: object, body: Buffer | null) {
  const answer = await request(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await answer.body.dump();
  return { status: answer.statusCode, waitMs: waitAsked(answer.headers['retry-after']) };
}
