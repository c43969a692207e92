import type { ErrorCode } from './errors';

/** How often something may be done in how many seconds. */
export interface Rate {
  readonly times: number;
  readonly seconds: number;
}

/** What may be done how often. Whoever has no account counts by address alone. */
export interface CallRate {
  /** Of one account; without it only addresses are counted. */
  readonly account?: Rate;
  /** Of one client address: many people can share one, so it is several times an account's. */
  readonly address: Rate;
  /** What is answered beyond it; `rate_limited` unless said. */
  readonly code?: ErrorCode;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** `times` for an account, ten times as often for all who share an address. */
const each = (times: number, seconds: number) => ({
  account: { times, seconds },
  address: { times: times * 10, seconds },
});

/** All who share an address together. */
const together = (times: number, seconds: number) => ({ address: { times, seconds } });

/** The limits a call can name in its declaration; calls of one name count together. */
export const RATES = {
  /** Settings, pages and lists that somebody saves: the ordinary write. */
  save: each(60, MINUTE),
  /** Buttons of a host's console: hundreds an hour in a live show, and many at once. */
  press: each(300, MINUTE),
  /** What every viewer of a party is shown at once. */
  announce: each(30, MINUTE),
  /** What takes up room for good: parties, keys, invitations. */
  create: each(60, HOUR),
  /** One for each pause in typing, and each filter; an audience may share an address. */
  search: together(1200, MINUTE),
  /** Contributions somebody starts; an audience that gives at once may share an address. */
  give: { ...each(30, 10 * MINUTE), address: { times: 6000, seconds: 10 * MINUTE } },
  /** A fan's own place in a queue, or wish to be told of one; an audience may share an address. */
  queue: { ...each(60, MINUTE), address: { times: 6000, seconds: MINUTE } },
  message: each(60, MINUTE),
  /** Messages seen, one after the other as they come, and parts of a log. */
  read: each(120, MINUTE),
  /** A sign every few seconds while somebody types. */
  typing: each(60, MINUTE),
  block: each(60, HOUR),
  report: each(20, HOUR),
  question: each(5, HOUR),
  /** Questions of visitors to support, beside the limit on each e-mail. */
  visitorQuestion: together(10, HOUR),
  /** Codes for a lower price that somebody tries. */
  promo: each(30, QUARTER_HOUR),
  photo: { ...each(60, HOUR), code: 'media.too_many' },
  /** Files that are sent for orders. */
  file: each(120, HOUR),
  /** A file of everything the product keeps of somebody. */
  export: each(10, HOUR),
  /** Real-time tokens: one for each page that is loaded anew, and one for each half hour. */
  token: { ...each(120, 10 * MINUTE), address: { times: 6000, seconds: 10 * MINUTE } },
  /** Passwords and sign-in, beside the limits on failed tries. */
  signIn: each(60, QUARTER_HOUR),
  /** Presses that go to the other account of a browser, and back. */
  switch: each(30, QUARTER_HOUR),
  /** Mails and texts somebody asks for, beside the limits on each receiver. */
  send: each(10, HOUR),
  /** Links and codes that are tried. */
  linkTry: together(60, HOUR),
  /** Mails with a link to a new password. */
  resetRequest: together(30, HOUR),
  /** Addresses put on the waitlist. */
  waitlist: together(10, HOUR),
  /** Addresses of visitors who want to be told of a show; a household or school may share one. */
  mailAsk: together(30, HOUR),
  /** One for each pause in typing a handle. */
  handleCheck: together(300, QUARTER_HOUR),
  /** One-time codes somebody asks for, beside the limits on each network address and e-mail. */
  code: together(60, HOUR),
  /** One for each log-in page that is opened. */
  nonce: together(300, QUARTER_HOUR),
  pageView: together(120, MINUTE),
  /** A stream deck has a few dozen buttons; whoever guesses keys needs far more. */
  control: together(60, MINUTE),
  /** Overlays that open or come back; one computer shows several. */
  overlay: together(120, MINUTE),
  /** The signs of overlays, one every few seconds, and the consoles that look for them. */
  sign: { ...each(120, MINUTE), address: { times: 2400, seconds: MINUTE } },
} as const satisfies Record<string, CallRate>;

/** Name of a limit. */
export type RateName = keyof typeof RATES;

/** Says whether a string is the name of a limit. */
export function isRateName(value: unknown): value is RateName {
  return typeof value === 'string' && Object.hasOwn(RATES, value);
}
