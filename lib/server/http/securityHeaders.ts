import type { IncomingMessage } from 'node:http';
import type { WebConfig } from '@/lib/server/config';
import { isSecureRequest } from './cookies';
import { PUBNUB_HOSTS } from '@/lib/server/realtimeSettings';

const GOOGLE = 'https://accounts.google.com/gsi/';
const WIDGETS = /^\/(?:(?:en|de|fr|es|pt)\/)?streamlabs-elements\/widgets(?:\/|$)/;
/** Where Google's tag sends what it counts. */
const ANALYTICS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const PLAIN_HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Security headers of one answer. `nonce` null: the answer is no page, and nothing may be loaded by
 * it. Development gives way only as far as Next's own overlay and reloading need.
 */
export function securityHeaders(
  request: IncomingMessage,
  config: WebConfig,
  nonce: string | null,
): Record<string, string> {
  const isWidget = WIDGETS.test(request.url?.split('?')[0] ?? '');
  const isSecure = isSecureRequest(request, config);
  const policy = nonce === null ? noContent() : pagePolicy(request, config, nonce, isWidget);
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': isWidget ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // Sign-in windows of an identity provider have to find their way back.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    ...(isWidget ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function noContent(): string {
  return "default-src 'none'; frame-ancestors 'none'";
}

function pagePolicy(
  request: IncomingMessage,
  config: WebConfig,
  nonce: string,
  isWidget: boolean,
): string {
  const chat = config.helpChatOrigin === null ? [] : [config.helpChatOrigin];
  const mascot = config.mascotOrigin === null ? [] : [config.mascotOrigin];
  const isDevelopment = config.mode === 'development';
  // Every page may lead to the log-in without being loaded anew, and then its policy still holds.
  const google = (address: string) =>
    config.googleClientId === null || isWidget ? [] : [GOOGLE + address];
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      // For browsers that do not know 'strict-dynamic'.
      ...google('client'),
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    // Files of the site: a worker has no nonce, and not every browser lets 'strict-dynamic' stand for it.
    'worker-src': ["'self'"],
    // A nonce would switch 'unsafe-inline' off again.
    'style-src': [
      "'self'",
      isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...google('style'),
    ],
    'img-src': ["'self'", 'data:', 'https:'],
    // Sounds of the mascot stand in its file as data.
    'media-src': ["'self'", 'data:', ...mascot],
    'connect-src': [
      "'self'",
      ...realtimeOrigins(request, config),
      ...google(''),
      ...(config.hasGoogleAnalytics ? ANALYTICS : []),
      ...mascot,
      ...chat,
      ...chat.map((origin) => origin.replace('https:', 'wss:')),
      ...(isDevelopment ? ['ws:', 'wss:'] : []),
    ],
    'frame-src': ["'self'", ...google(''), ...chat],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Streaming tools show widgets inside pages of their own.
    'frame-ancestors': [isWidget ? '*' : "'none'"],
  };
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

function realtimeOrigins(request: IncomingMessage, config: WebConfig): readonly string[] {
  if (config.pubnub !== null) return PUBNUB_HOSTS;
  if (config.realtime.viaWeb) return [];
  const host = PLAIN_HOST.exec(request.headers.host ?? '')?.[1];
  if (host === undefined) return [];
  const scheme = isSecureRequest(request, config) ? 'https' : 'http';
  return [`${scheme}://${host}:${config.realtime.port}`];
}
