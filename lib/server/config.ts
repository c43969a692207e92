import { z } from 'zod';

const text = z.string().trim().min(1);
const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const environment = z.object({
  PLAYPLUS_MODE: z.enum(['demo', 'development', 'production']).default('production'),
  PORT: port(3000),
  HOST: text.default('0.0.0.0'),
  BACKEND_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  SERVICE_KEY: z
    .string({ error: 'is missing; the start script makes one and gives it to both processes' })
    .min(16, 'must have at least 16 characters'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  PUBNUB_PUBLISH_KEY: text.optional(),
  PUBNUB_SUBSCRIBE_KEY: text.optional(),
  REALTIME_PORT: port(4001),
  REALTIME_VIA_WEB: z.enum(['0', '1']).default('0'),
  GOOGLE_CLIENT_ID: text.optional(),
  TRUSTED_PROXIES: z.string().default(''),
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z\d]{4,20}$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  HELP_CHAT_SRC: z.url({ protocol: /^https$/ }).optional(),
  MASCOT_ASSETS: z.url({ protocol: /^https$/ }).optional(),
  HTML_CACHE: z.enum(['on', 'off']).default('on'),
});

/** What the web process knows of the world. */
export interface WebConfig {
  mode: 'demo' | 'development' | 'production';
  port: number;
  host: string;
  /** Without a trailing slash. */
  backendUrl: string;
  serviceKey: string;
  /** Scheme, host and port the world sees; null: what the request says. */
  publicOrigin: string | null;
  /** Null: the embedded real-time server. */
  pubnub: { publishKey: string; subscribeKey: string } | null;
  realtime: { port: number; viaWeb: boolean };
  /** Whom Google knows us as; null: nobody signs in with Google. */
  googleClientId: string | null;
  /** Whether Google Analytics 4 counts the page views. */
  hasGoogleAnalytics: boolean;
  /** Origin of the help chat's script; null: our own help. */
  helpChatOrigin: string | null;
  /** Origin of the storage host with the assets of the mascot; null: our own. */
  mascotOrigin: string | null;
  /** Addresses whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. */
  trustedProxies: readonly string[];
  /** Whether visitors share a rendered page for a second; off in development. */
  cachesHtml: boolean;
}

/** Reads the environment; an empty variable counts as unset. Throws, naming each bad variable. */
export function readWebConfig(env: Record<string, string | undefined>): WebConfig {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(lines.join('\n'));
  }
  const { data } = parsed;
  const publishKey = data.PUBNUB_PUBLISH_KEY;
  const subscribeKey = data.PUBNUB_SUBSCRIBE_KEY;
  return {
    mode: data.PLAYPLUS_MODE,
    port: data.PORT,
    host: data.HOST,
    backendUrl: data.BACKEND_URL.replace(/\/+$/, ''),
    serviceKey: data.SERVICE_KEY,
    publicOrigin: data.PUBLIC_ORIGIN ? new URL(data.PUBLIC_ORIGIN).origin : null,
    pubnub: publishKey && subscribeKey ? { publishKey, subscribeKey } : null,
    realtime: { port: data.REALTIME_PORT, viaWeb: data.REALTIME_VIA_WEB === '1' },
    hasGoogleAnalytics: data.GA4_ID !== undefined,
    helpChatOrigin: data.HELP_CHAT_SRC ? new URL(data.HELP_CHAT_SRC).origin : null,
    mascotOrigin: data.MASCOT_ASSETS ? new URL(data.MASCOT_ASSETS).origin : null,
    googleClientId: data.GOOGLE_CLIENT_ID ?? null,
    cachesHtml: data.HTML_CACHE === 'on' && data.PLAYPLUS_MODE !== 'development',
    trustedProxies: data.TRUSTED_PROXIES.split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  };
}

let read: WebConfig | undefined;

/** The config of this process, read when first asked for. */
export function webConfig(): WebConfig {
  read ??= readWebConfig(process.env);
  return read;
}
