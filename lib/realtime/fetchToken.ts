import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { RealtimeToken } from './tokenRefresh';

/** The real-time token of whoever looks. Throws `SecureqlError` when there is none. */
export async function fetchToken(): Promise<RealtimeToken> {
  const { getPubNubSubscription } = await callSecureql('get-pubnub-token/', {});
  const { token, expiresAt } = getPubNubSubscription;
  if (token === null || expiresAt === null) throw new SecureqlError('internal', 200);
  return { token, expiresAt };
}
