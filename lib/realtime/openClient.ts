import type PubNub from 'pubnub';
import { pacePolls } from '@/lib/realtime/health/pacedPolls';
import type { RealtimeSettings } from './settings';

/** Name of a visitor towards real time (rulings, "Real time"). */
export const ANONYMOUS = 'anonymous';

/** A request that failed is repeated after a time between the two: a thousand pages at once are none. */
const AGAIN_MS = { least: 2_050, most: 4_250 };

type Page = Pick<Location, 'host' | 'hostname' | 'protocol'>;

/** How long a request that failed waits before it is sent again. */
export function againAfterMs(): number {
  return AGAIN_MS.least + Math.random() * (AGAIN_MS.most - AGAIN_MS.least);
}

/** Where a page finds real time; undefined: the SDK's own default, PubNub. */
export function originOf(
  { port, path }: Pick<RealtimeSettings, 'port' | 'path'>,
  page: Pick<Page, 'host' | 'hostname'>,
): string | undefined {
  if (path !== null) return `${page.host}${path}`;
  return port === null ? undefined : `${page.hostname}:${port}`;
}

/**
 * Loads the PubNub SDK and makes a client for this page. It repeats subscribe requests every two to
 * four seconds and does not give up, telling `onTrouble` each time; what writes or asks is not
 * repeated.
 */
export async function openClient(
  settings: Omit<RealtimeSettings, 'since'>,
  userId: string,
  onTrouble: () => void,
  page: Page = window.location,
): Promise<PubNub> {
  const { default: Sdk } = await import('pubnub');
  const { Endpoint } = Sdk;
  const policy = Sdk.LinearRetryPolicy({
    delay: 2,
    maximumRetry: Number.MAX_SAFE_INTEGER,
    excluded: [
      Endpoint.MessageSend,
      Endpoint.MessageStorage,
      Endpoint.MessageReactions,
      Endpoint.Presence,
    ],
  });
  const origin = originOf(settings, page);
  const client = new Sdk({
    subscribeKey: settings.subscribeKey,
    ...(settings.publishKey === null ? {} : { publishKey: settings.publishKey }),
    ...(origin === undefined ? {} : { origin, ssl: page.protocol === 'https:' }),
    userId,
    suppressLeaveEvents: true,
    retryConfiguration: {
      ...policy,
      shouldRetry(request, response, category, attempt) {
        // The question whether the way is free again has to be answered, not repeated.
        if (request.path.startsWith('/time/')) return false;
        const isAgain = policy.shouldRetry(request, response, category, attempt);
        if (isAgain) onTrouble();
        return isAgain;
      },
      getDelay: againAfterMs,
    },
  });
  pacePolls(client, onTrouble);
  return client;
}
