import type { Kysely } from 'kysely';
import { readConfig } from '@/backend/platform/config';
import { VISITOR, type Actor, type Context, type SessionEffect } from '@/backend/platform/context';
import { createLogger } from '@/backend/platform/logger';
import type { ChannelRights, Realtime } from '@/backend/platform/outbox/realtime';
import type { StripeService } from '@/backend/platform/stripe/stripeService';
import type { Tables } from '@/backend/platform/tables';
import { memoryStorage, type MemoryStorage } from './storage';

/** Keeps what it was told instead of sending it. */
export interface RecordingRealtime extends Realtime {
  published: { channel: string; message: object; eventId: string }[];
  granted: { userId: string; rights: ChannelRights; ttlMinutes: number }[];
  revoked: string[];
  forgotten: string[];
}

export function recordingRealtime(): RecordingRealtime {
  const record: RecordingRealtime = {
    published: [],
    granted: [],
    revoked: [],
    forgotten: [],
    publish: (channel, message, eventId) => {
      record.published.push({ channel, message, eventId });
      return Promise.resolve();
    },
    grant: (userId, rights, ttlMinutes) => {
      record.granted.push({ userId, rights, ttlMinutes });
      return Promise.resolve({
        token: `token-${record.granted.length}`,
        expiresAt: new Date(Date.now() + ttlMinutes * 60_000),
      });
    },
    revoke: (token) => {
      record.revoked.push(token);
      return Promise.resolve();
    },
    forget: (channel) => {
      record.forgotten.push(channel);
      return Promise.resolve();
    },
  };
  return record;
}

export interface TestContext extends Context {
  realtime: RecordingRealtime;
  storage: MemoryStorage;
  /** Effects in the order services asked for them. */
  sessionEffects: SessionEffect[];
}

export const testConfig = readConfig({
  PLAYPLUS_MODE: 'development',
  SERVICE_KEY: 'a-service-key-for-tests',
  LOG_LEVEL: 'silent',
  // No test asks the real network.
  DRAND_RELAYS: 'none',
});

/**
 * A context as the server would make it; a visitor, the real clock and nothing for sale unless told
 * otherwise.
 */
export function testContext(
  db: Kysely<Tables>,
  {
    actor,
    now = () => new Date(),
    stripe = null,
  }: { actor?: Partial<Actor>; now?: () => Date; stripe?: StripeService | null } = {},
): TestContext {
  const sessionEffects: SessionEffect[] = [];
  return {
    db,
    actor: { ...VISITOR, ...actor },
    now,
    requestId: 'test-request',
    clientIp: '127.0.0.1',
    browserHash: null,
    clientAgent: 'test',
    config: testConfig,
    logger: createLogger(testConfig),
    realtime: recordingRealtime(),
    storage: memoryStorage(),
    stripe,
    wakeOutbox: () => undefined,
    setSession: (effect) => sessionEffects.push(effect),
    sessionEffects,
  };
}
