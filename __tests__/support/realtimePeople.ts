import PubNub from 'pubnub';
import type { BackendProcess } from './backendProcess';

/** Asks the backend for a real-time token; without a session, for a visitor's. */
export async function tokenOf(backend: BackendProcess, session?: string): Promise<string> {
  const answer = await backend.graphql('{ getPubNubSubscription { error token } }', {}, session);
  const { token } = (answer.data?.getPubNubSubscription ?? {}) as { token?: string | null };
  if (!token) throw new Error(`no token: ${JSON.stringify(answer)}`);
  return token;
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
