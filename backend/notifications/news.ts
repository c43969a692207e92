import type { Slip } from '@/backend/platform/mail/slip';
import type { Money } from '@/lib/shared/money/money';
import type { Recipient } from './repository';

interface AboutUser {
  userId: string;
  /** Path that shows more, without language. */
  redirectLink: string;
  /** Id of the ticket, party, creator or conversation. */
  entityRef: string;
  /** Address of a picture; empty: none. */
  image: string;
}

/** What happened to somebody's ticket; `title` is the party's. */
export interface TicketNews extends AboutUser {
  type: 'called' | 'next' | 'back' | 'moved' | 'removed' | 'party_closed';
  title: string;
  /** Of a call: time to answer in. */
  answerSeconds?: number | undefined;
}

/** Somebody won a prize in a draw and has so many seconds to claim it. */
export interface WonNews extends AboutUser {
  type: 'won';
  title: string;
  prize: string;
  answerSeconds: number;
}

/**
 * What one user is notified of, with the words that the text of its kind needs. `host` is the
 * creator's name. What concerns an account's safety goes by `notifySecurity`.
 */
export type News =
  | TicketNews
  | WonNews
  | (AboutUser & { type: 'claim_reminder'; host: string; prize: string })
  | (AboutUser & {
      type: 'live' | 'tell_me';
      tool: 'queue' | 'draw' | 'fund';
      host: string;
      title: string;
    })
  | (AboutUser & { type: 'favorite'; change: 'slots' | 'price'; host: string; title: string })
  | (AboutUser & { type: 'plan'; change: 'moved' | 'off'; host: string; title: string })
  | (AboutUser & { type: 'priority' | 'priority_gone' | 'moderator'; host: string })
  | (AboutUser & { type: 'thanks'; host: string; message: string })
  | (AboutUser & { type: 'fund_news' | 'answered'; host: string; title: string })
  | (AboutUser & { type: 'question'; title: string })
  | (AboutUser & { type: 'message'; sender: string })
  | (AboutUser & { type: 'payout_failed'; money: Money })
  | OrderNews;

/** A mail that says more than the feed does. */
export interface OwnMail {
  subject: string;
  slip: Slip;
  action: string;
}

/**
 * What happened to somebody's order, in words of its own. Each piece of news is mailed: two within
 * minutes say different things. `isMailOnly`: they did it themselves, so nothing calls for attention.
 */
export interface OrderNews extends AboutUser {
  type: 'booking' | 'booking_reminder';
  isMailOnly: boolean;
  words: (to: Recipient) => { text: string; mail: OwnMail };
}

/** Whether news bring a mail of their own. */
export function isOrderNews(news: News): news is OrderNews {
  return news.type === 'booking' || news.type === 'booking_reminder';
}
