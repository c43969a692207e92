import type { Backend } from '@/lib/secureql/server/backend';
import type { RealtimeSettings } from '@/lib/realtime/settings';
import type { WebConfig } from './config';

/** Prefix of the web's own address under which the embedded real-time server is reached. */
export const REALTIME_PREFIX = '/realtime';

/** Host part of PubNub's origins, for the content security policy. */
export const PUBNUB_HOSTS = ['https://*.pndsn.com', 'https://*.pubnub.com'];

const ASK_AGAIN_MS = 2_000;

let embeddedKey: Promise<string | null> | null = null;

/**
 * What a page needs for real time. The embedded server makes its own keys at the first start, so
 * they are asked from the backend once; null while it does not answer.
 */
export async function realtimeSettings(
  config: WebConfig,
  backend: Backend,
  now: number,
): Promise<RealtimeSettings | null> {
  if (config.pubnub !== null) return { ...config.pubnub, port: null, path: null, since: now };
  embeddedKey ??= askForKey(backend);
  const subscribeKey = await embeddedKey;
  if (subscribeKey === null) return null;
  const { port, viaWeb } = config.realtime;
  return {
    subscribeKey,
    publishKey: null,
    port: viaWeb ? null : port,
    path: viaWeb ? REALTIME_PREFIX : null,
    since: now,
  };
}

async function askForKey(backend: Backend): Promise<string | null> {
  const health = await backend.health();
  const key = health?.realtimeSubscribeKey;
  if (typeof key === 'string') return key;
  // Not every page of an outage may wait for the same silence.
  setTimeout(() => {
    embeddedKey = null;
  }, ASK_AGAIN_MS).unref();
  return null;
}
