import { z } from 'zod';

const KEY = /^(sk|rk)_(live|test)_\w+$/;
const STRIPES_HOST = 'api.stripe.com';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

const secrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine((list) => list.length <= 2 && list.every((secret) => /^whsec_\w+$/.test(secret)), {
    error: 'must look like whsec_…, or two of them with a comma while one takes over',
  })
  .optional();

/** Environment variables for payments. */
export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(KEY, { error: 'must look like sk_live_…, rk_live_…, sk_test_… or rk_test_…' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: secrets,
  STRIPE_CONNECT_WEBHOOK_SECRET: secrets,
  STRIPE_API_HOST: z
    .string()
    .trim()
    .regex(/^[\w.[\]:-]+$/, { error: 'must be a host without scheme and path' })
    .optional(),
  STRIPE_API_PORT: z.coerce
    .number({ error: 'must be a whole number from 1 to 65535' })
    .int({ error: 'must be a whole number from 1 to 65535' })
    .min(1, { error: 'must be a whole number from 1 to 65535' })
    .max(65_535, { error: 'must be a whole number from 1 to 65535' })
    .optional(),
  STRIPE_API_PROTOCOL: z.enum(['http', 'https'], { error: 'must be http or https' }).optional(),
  PLATFORM_COUNTRY: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, { error: 'must be a country of two capital letters, such as DE' })
    .default('DE'),
};

type StripeEnvironment = z.output<z.ZodObject<typeof stripeEnvironment>> & {
  PLAYPLUS_MODE: 'demo' | 'development' | 'production';
  /** Where the web process listens. */
  HOST: string;
  PORT: number;
};

/** The secrets with which Stripe signs what it tells us: two endpoints, two secrets in rotation. */
export interface WebhookSecrets {
  /** Of the endpoint for what happens in our own account. */
  account: readonly string[];
  /** Of the endpoint for what happens in connected accounts. */
  connect: readonly string[];
}

/** Where calls go; null: to Stripe. */
export interface StripeAddress {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** How payments are made: with Stripe, with what stands in for it, or not at all. */
export type StripeConfig = {
  /** Where the platform's own account is; what may be sold depends on it. */
  platformCountry: string;
} & (
  | {
      kind: 'live' | 'test';
      secretKey: string;
      webhooks: WebhookSecrets;
      api: StripeAddress | null;
    }
  /** The sandbox tells what happens where Stripe would, straight at the web process. */
  | { kind: 'sandbox'; webhookUrl: string }
  | { kind: 'none' }
);

const SECRETS = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'] as const;
const ADDRESS = ['STRIPE_API_HOST', 'STRIPE_API_PORT', 'STRIPE_API_PROTOCOL'] as const;

/** Returns what is wrong between the settings of payments, each with the variable to mend. */
export function stripeFaults(env: StripeEnvironment): { name: string; message: string }[] {
  const key = env.STRIPE_SECRET_KEY;
  if (!key) {
    return [...SECRETS, ...ADDRESS]
      .filter((name) => env[name] !== undefined)
      .map((name) => ({ name, message: 'is of no use without STRIPE_SECRET_KEY' }));
  }
  const missing = SECRETS.filter((name) => !env[name]).map((name) => ({
    name,
    message: 'is missing; without it nobody hears what was paid',
  }));
  return [...(isLive(key) ? liveFaults(env) : testFaults(env)), ...missing, ...sharedSecret(env)];
}

function liveFaults(env: StripeEnvironment) {
  const faults = [];
  if (env.PLAYPLUS_MODE !== 'production') {
    const message = 'is a live key, which moves real money; only production may have one';
    faults.push({ name: 'STRIPE_SECRET_KEY', message });
  }
  if (env.STRIPE_API_HOST && env.STRIPE_API_HOST !== STRIPES_HOST) {
    const message = `must be ${STRIPES_HOST} with a live key, or unset`;
    faults.push({ name: 'STRIPE_API_HOST', message });
  }
  if (env.STRIPE_API_PORT && env.STRIPE_API_PORT !== 443) {
    faults.push({ name: 'STRIPE_API_PORT', message: 'must be 443 with a live key, or unset' });
  }
  if (env.STRIPE_API_PROTOCOL === 'http') {
    const message = 'must be https with a live key, or unset';
    faults.push({ name: 'STRIPE_API_PROTOCOL', message });
  }
  return faults;
}

function testFaults({ STRIPE_API_PROTOCOL: protocol, STRIPE_API_HOST: host }: StripeEnvironment) {
  if (protocol !== 'http' || LOOPBACK.test(host ?? '')) return [];
  return [{ name: 'STRIPE_API_PROTOCOL', message: 'must be https, except on this machine' }];
}

/** With one secret for both nobody could tell which of the two endpoints an event was meant for. */
function sharedSecret(env: StripeEnvironment) {
  const own = env.STRIPE_WEBHOOK_SECRET ?? [];
  if (!env.STRIPE_CONNECT_WEBHOOK_SECRET?.some((secret) => own.includes(secret))) return [];
  const message = 'must differ from STRIPE_WEBHOOK_SECRET: each endpoint has its own';
  return [{ name: 'STRIPE_CONNECT_WEBHOOK_SECRET', message }];
}

/**
 * Returns the settings of payments; the environment has been checked before. Without a key the
 * sandbox stands in, but in production nothing can be sold, and with a test key there neither.
 */
export function readStripeConfig(env: StripeEnvironment): StripeConfig {
  const { STRIPE_SECRET_KEY: secretKey, PLATFORM_COUNTRY: platformCountry } = env;
  const isProduction = env.PLAYPLUS_MODE === 'production';
  if (!secretKey && !isProduction) {
    return { kind: 'sandbox', platformCountry, webhookUrl: webhookUrlOf(env) };
  }
  if (!secretKey || (isProduction && !isLive(secretKey))) return { kind: 'none', platformCountry };
  return {
    kind: isLive(secretKey) ? 'live' : 'test',
    platformCountry,
    secretKey,
    webhooks: {
      account: env.STRIPE_WEBHOOK_SECRET ?? [],
      connect: env.STRIPE_CONNECT_WEBHOOK_SECRET ?? [],
    },
    api: addressOf(env),
  };
}

function webhookUrlOf({ HOST, PORT }: StripeEnvironment): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/api/webhooks/stripe`;
}

function addressOf(env: StripeEnvironment): StripeAddress | null {
  if (ADDRESS.every((name) => env[name] === undefined)) return null;
  const protocol = env.STRIPE_API_PROTOCOL ?? 'https';
  return {
    host: env.STRIPE_API_HOST ?? STRIPES_HOST,
    port: env.STRIPE_API_PORT ?? (protocol === 'http' ? 80 : 443),
    protocol,
  };
}

function isLive(key: string): boolean {
  return key.includes('_live_');
}
