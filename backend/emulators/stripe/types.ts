import type { Logger } from 'pino';
import type { SandboxPages } from '@/backend/platform/server/sandboxDoor';
import type { SandboxActions } from './actions';

/** How the sandbox is started. */
export interface SandboxOptions {
  /** Of the API, on loopback; 0 takes a free one. */
  port: number;
  /** The journal is kept in `stripe/` below it; null keeps everything in memory, for tests. */
  dataDir: string | null;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The web's own address, under which the pages stand: `session.url` begins with it. */
  siteOrigin: string;
  webhooks: {
    /** Where both endpoints listen; null sends nothing but what `webhook_endpoints` asks for. */
    url: string | null;
    secrets: { account: string; connect: string };
    /** For tests: takes the place of sending by HTTP; a status below 300 is taken as received. */
    deliver?: (delivery: Delivery) => Promise<number>;
  };
  /** The key that calls must carry; any `sk_test_` key while it is left out. */
  secretKey?: string;
}

/** One message of a webhook, as it goes out. */
export interface Delivery {
  url: string;
  /** The raw body that was signed. */
  body: string;
  /** The header Stripe-Signature. */
  signature: string;
  endpoint: 'account' | 'connect';
  eventId: string;
  type: string;
}

export interface StripeSandbox {
  port: number;
  /** The sandbox's clock, which can be moved. */
  now(): Date;
  handlePage: SandboxPages;
  actions: SandboxActions;
  clock: SandboxClock;
  messages: SandboxMessages;
  faults: SandboxFaults;
  close(): Promise<void>;
}

/** What is due at a time: the next one stands on the dashboard. */
export interface Due {
  at: Date;
  what: DueKind;
  /** The object it falls on: a session, an intent, a payout, an account or a dispute. */
  target: string;
}

export type DueKind =
  | 'session.expire'
  | 'intent.lapse'
  | 'payouts.daily'
  | 'payout.leave'
  | 'payout.arrive'
  | 'payout.return'
  | 'refund.fail'
  | 'dispute.open'
  | 'dispute.overdue';

export interface SandboxClock {
  now(): Date;
  /** Moves on and runs, in order, all that falls due; answers what did. */
  advance(ms: number): Due[];
  /** Moves to what is due next and runs it; nothing when nothing is planned. */
  advanceToNext(): Due[];
  next(): Due | null;
}

/** How webhooks travel; changed at any time. */
export interface MessageSettings {
  /** Real milliseconds before the first attempt. */
  delayMs: number;
  /** How often each message is sent. */
  copies: number;
  isShuffled: boolean;
  /** Nothing leaves by itself: tests take what waits with `flush` or `take`. */
  isHeld: boolean;
}

export interface SandboxMessages {
  settings: MessageSettings;
  /** Sends what waits now, also what is held or to be tried again, and waits for the answers. */
  flush(): Promise<void>;
  /** Hands out what waits and forgets it: for tests that deliver by themselves, in any order. */
  take(): Delivery[];
}

/** What may be the matter between the caller and the API; for tests. */
export interface SandboxFaults {
  /** So many next answers to a POST are lost after everything was stored. */
  lostAnswers: number;
  /** Real milliseconds that a POST stays in flight before it is executed. */
  slowMs: number;
  /** So many next POSTs are answered 500 before anything happened. */
  brokenAnswers: number;
}
