import { createECDH, randomBytes, type ECDH } from 'node:crypto';

/** A message as the browser would hand it to its service worker. */
export interface Received {
  /** Decrypted. */
  text: string;
  /** Seconds the service keeps it for a browser that is away. */
  ttl: number;
  urgency: string | null;
  topic: string | null;
}

/** One browser that subscribed. The maker's service knows all but its keys; a browser knows them. */
export interface Browser {
  id: string;
  /** Our public key, which the browser bound the subscription to. */
  applicationServerKey: string;
  ecdh: ECDH;
  auth: string;
  isGone: boolean;
  /** What the service says to the next messages, first to last, instead of taking them. */
  refusals: { status: number; headers: Record<string, string> }[];
  received: Received[];
}

/** What a page gets from `PushManager.subscribe`. */
export interface SubscriptionData {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The browsers that this service knows. */
export function createBrowsers(origin: () => string) {
  const browsers = new Map<string, Browser>();

  function subscribe(applicationServerKey: string): SubscriptionData {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const id = randomBytes(24).toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    const nothing = { isGone: false, refusals: [], received: [] };
    browsers.set(id, { id, applicationServerKey, ecdh, auth, ...nothing });
    return { endpoint: `${origin()}/push/${id}`, keys: { p256dh, auth } };
  }

  return { subscribe, find: (id: string) => browsers.get(id) };
}
