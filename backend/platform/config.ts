import { z } from 'zod';
import { DEFAULT_CONTACT_EMAIL } from '@/lib/shared/help/contact';
import {
  missingPostSettings,
  postEnvironment,
  readPostConfig,
  type PostConfig,
} from '@/backend/platform/mail/postConfig';
import { beaconEnvironment, readBeaconConfig, type BeaconConfig } from './beacon/beaconConfig';
import { pushEnvironment, readPushConfig, type PushConfig } from './pushConfig';
import {
  readStripeConfig,
  stripeEnvironment,
  stripeFaults,
  type StripeConfig,
} from '@/backend/platform/stripe/stripeConfig';
import type { BucketKeys } from './storage/bucketStorage';
import {
  missingStorageSettings,
  readStorageConfig,
  storageEnvironment,
} from './storage/storageConfig';

const text = z.string().trim().min(1);
const between = (min: number, max: number, fallback: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error })
    .max(max, { error })
    .default(fallback);
};
const port = (fallback: number) => between(1, 65_535, fallback);
const limit = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const environment = z
  .object({
    PLAYPLUS_MODE: z
      .enum(['demo', 'development', 'production'], {
        error: 'must be demo, development or production',
      })
      .default('production'),
    BACKEND_PORT: port(4000),
    REALTIME_PORT: port(4001),
    HOST: text.default('0.0.0.0'),
    REALTIME_VIA_WEB: z.enum(['0', '1']).default('0'),
    DATA_DIR: text.default('.data'),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must look like postgres://user:password@host/database',
      })
      .optional(),
    DATABASE_POOL: between(1, 200, 10),
    SERVICE_KEY: z
      .string({ error: 'is missing; the start script makes one and gives it to both processes' })
      .min(16, 'must have at least 16 characters'),
    PUBLIC_ORIGIN: z
      .url({ protocol: /^https?$/, error: 'must look like https://example.org' })
      .optional(),
    PUBNUB_PUBLISH_KEY: text.optional(),
    PUBNUB_SUBSCRIBE_KEY: text.optional(),
    PUBNUB_SECRET_KEY: text.optional(),
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_JWKS_URL: z
      .url({ protocol: /^https?$/, error: 'must look like https://host/path', abort: true })
      .refine((url) => isHttps(url) || isLoopback(url), {
        error: 'must begin with https://, except on this machine',
      })
      .default('https://www.googleapis.com/oauth2/v3/certs'),
    LOG_IN_FAILURES_PER_ACCOUNT: limit(10),
    LOG_IN_FAILURES_PER_ADDRESS: limit(100),
    SIGN_UPS_PER_HOUR: limit(20),
    QUICK_ACCOUNTS_PER_HOUR: limit(30),
    RATE_LIMIT_FACTOR: between(1, 1_000_000, 1),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    FAILPOINT: z.enum(['before-publish', 'after-stripe', 'before-webhook']).optional(),
    ...postEnvironment,
    ...pushEnvironment,
    ...beaconEnvironment,
    ...stripeEnvironment,
    CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).default(DEFAULT_CONTACT_EMAIL),
    ...storageEnvironment,
  })
  .superRefine((env, issues) => {
    const keys = ['PUBNUB_PUBLISH_KEY', 'PUBNUB_SUBSCRIBE_KEY', 'PUBNUB_SECRET_KEY'] as const;
    const missing = keys.filter((key) => !env[key]);
    if (missing.length > 0 && missing.length < keys.length) {
      for (const key of missing) {
        issues.addIssue({
          code: 'custom',
          path: [key],
          message: 'is missing; PubNub needs all three keys, or none for the embedded server',
        });
      }
    }
    const faults = [
      ...missingPostSettings(env),
      ...missingStorageSettings(env),
      ...stripeFaults(env),
    ];
    for (const { name, message } of faults) {
      issues.addIssue({ code: 'custom', path: [name], message });
    }
    for (const name of ['FAILPOINT', 'PUSH_EMULATOR_PORT', 'DRAND_TEST_BEACON'] as const) {
      if (!env[name] || env.PLAYPLUS_MODE !== 'production') continue;
      const message = 'is for tests and refused when PLAYPLUS_MODE is production';
      issues.addIssue({ code: 'custom', path: [name], message });
    }
  });

export interface PubNubKeys {
  publishKey: string;
  subscribeKey: string;
  secretKey: string;
}

/** Sign-in with Google. */
export interface GoogleConfig {
  /** Whose tokens we take: their `aud`. */
  clientId: string;
  /** Where Google's public keys are read. */
  jwksUrl: string;
}

/** How often one address may try, before it is told to wait. */
export interface AuthLimits {
  /** Failed log-ins for one e-mail from one address in 15 minutes. */
  logInPerAccount: number;
  /** Failed log-ins from one address in 15 minutes. */
  logInPerAddress: number;
  /** Sign-ups from one address in an hour. */
  signUpPerHour: number;
  /** Quick accounts from one address in an hour, before the next one asks for a code. */
  quickAccountsPerHour: number;
}

export interface Config {
  mode: 'demo' | 'development' | 'production';
  /** Where GraphQL listens; always on loopback. */
  port: number;
  dataDir: string;
  /** Null: the embedded database under `dataDir`. */
  databaseUrl: string | null;
  databasePool: number;
  serviceKey: string;
  publicOrigin: string | null;
  /** Null: the embedded real-time server. */
  pubnub: PubNubKeys | null;
  /** Where the embedded real-time server listens. */
  realtime: { host: string; port: number };
  /** Null: nobody signs in with Google. */
  google: GoogleConfig | null;
  authLimits: AuthLimits;
  /** Every limit is this many times as wide; above 1 for tests and measurements. */
  rateLimitFactor: number;
  /** Mails and text messages. */
  post: PostConfig;
  /** Messages to browsers that are closed. */
  push: PushConfig;
  /** Public numbers that nobody could know before: what draws wait for. */
  beacon: BeaconConfig;
  /** How payments are made. */
  stripe: StripeConfig;
  /** Where questions of people go. */
  contactEmail: string;
  /** Where uploads lie; null: files under `dataDir`. */
  bucket: BucketKeys | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where a fault test kills the process: before it publishes, after Stripe's answer, at an event. */
  failpoint: 'before-publish' | 'after-stripe' | 'before-webhook' | null;
}

/** The environment is not usable; the message says which variable and why, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once. An empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const { data } = parsed;
  return {
    mode: data.PLAYPLUS_MODE,
    port: data.BACKEND_PORT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    databasePool: data.DATABASE_POOL,
    serviceKey: data.SERVICE_KEY,
    publicOrigin: data.PUBLIC_ORIGIN ?? null,
    pubnub: pubnubKeys(data.PUBNUB_PUBLISH_KEY, data.PUBNUB_SUBSCRIBE_KEY, data.PUBNUB_SECRET_KEY),
    // Behind the web's own address nobody needs to reach it from outside.
    realtime: {
      host: data.REALTIME_VIA_WEB === '1' ? '127.0.0.1' : data.HOST,
      port: data.REALTIME_PORT,
    },
    google: data.GOOGLE_CLIENT_ID
      ? { clientId: data.GOOGLE_CLIENT_ID, jwksUrl: data.GOOGLE_JWKS_URL }
      : null,
    authLimits: {
      logInPerAccount: data.LOG_IN_FAILURES_PER_ACCOUNT,
      logInPerAddress: data.LOG_IN_FAILURES_PER_ADDRESS,
      signUpPerHour: data.SIGN_UPS_PER_HOUR,
      quickAccountsPerHour: data.QUICK_ACCOUNTS_PER_HOUR,
    },
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    post: readPostConfig(data),
    push: readPushConfig(data),
    beacon: readBeaconConfig(data),
    stripe: readStripeConfig(data),
    contactEmail: data.CONTACT_EMAIL,
    bucket: readStorageConfig(data),
    logLevel: data.LOG_LEVEL,
    failpoint: data.FAILPOINT ?? null,
  };
}

function pubnubKeys(
  publishKey?: string,
  subscribeKey?: string,
  secretKey?: string,
): PubNubKeys | null {
  return publishKey && subscribeKey && secretKey ? { publishKey, subscribeKey, secretKey } : null;
}

const isHttps = (url: string) => new URL(url).protocol === 'https:';

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
