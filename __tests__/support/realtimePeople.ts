import PubNub from 'pubnub';
import type { BackendProcess } from './backendProcess';

/** Asks the backend for a real-time token; without a session, for a visitor's. */
export async function tokenOf(backend: BackendProcess, session?: string): Promise<string> {
  const answer = await backend.graphql('{ getPubNubSubscription { error token } }', {}, session);
  const { token } = (answer.data?.getPubNubSubscription ?? {}) as { token?: string | null };
  if (!token) throw new Error(`no token: ${JSON.stringify(answer)}`);
  return token;
}

/** The token that an overlay gets by the key of its address. */
export async function overlayTokenOf(backend: BackendProcess, key: string): Promise<string> {
  const document = 'mutation($key: String!) { widgetSession(key: $key) { error item { token } } }';
  const answer = await backend.graphql(document, { key });
  const { item } = (answer.data?.widgetSession ?? {}) as { item?: { token: string } | null };
  if (!item) throw new Error(`no token: ${JSON.stringify(answer)}`);
  return item.token;
}

interface Place {
  /** Another port than the real-time server's own: that of a proxy before it. */
  port?: number;
  secretKey?: string;
  retries?: ReturnType<typeof PubNub.NoneRetryPolicy>;
}

/** A client of the SDK as it comes, which repeats nothing by itself unless told to. */
export function clientOf(
  backend: BackendProcess,
  userId: string,
  { port = backend.realtimePort, secretKey, retries = PubNub.NoneRetryPolicy() }: Place = {},
): PubNub {
  return new PubNub({
    ...backend.realtimeKeys(),
    ...(secretKey === undefined ? {} : { secretKey }),
    userId,
    origin: `127.0.0.1:${port}`,
    ssl: false,
    keepAlive: true,
    suppressLeaveEvents: true,
    retryConfiguration: retries,
  });
}

/** The holder of the secret key. */
export function adminOf(backend: BackendProcess): PubNub {
  return clientOf(backend, 'playplus-backend', { secretKey: backend.realtimeSecret() });
}
