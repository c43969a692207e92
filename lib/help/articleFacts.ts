import type { ArticleId } from './articles';

/** Whom an article is for. */
export type HelpRole = 'fan' | 'creator' | 'both';

interface ArticleFacts {
  role: HelpRole;
  /** What readers of it ask next. */
  related: readonly ArticleId[];
}

const fan = (...related: ArticleId[]): ArticleFacts => ({ role: 'fan', related });
const creator = (...related: ArticleId[]): ArticleFacts => ({ role: 'creator', related });
const both = (...related: ArticleId[]): ArticleFacts => ({ role: 'both', related });

/** Whom each article is for, and what stands beside it. */
export const ARTICLE_FACTS: Readonly<Record<ArticleId, ArticleFacts>> = {
  join: fan('ticket', 'turn', 'entry', 'quick'),
  entry: fan('join', 'quick', 'verify'),
  ticket: fan('turn', 'missed', 'away'),
  turn: fan('missed', 'ticket', 'push'),
  missed: fan('turn', 'ticket', 'priority'),
  away: fan('leave', 'missed', 'ticket'),
  leave: fan('away', 'join'),
  priority: both('missed', 'playwithme', 'call'),
  follow: fan('notify', 'push'),
  open: creator('call', 'details', 'overlay'),
  call: creator('undo', 'priority', 'deck'),
  details: creator('open', 'bans', 'call'),
  undo: creator('call', 'changed'),
  mods: creator('bans', 'undo'),
  bans: creator('mods', 'details'),
  enter: fan('odds', 'seal', 'noentry'),
  noentry: fan('enter', 'verify'),
  odds: fan('enter', 'seal', 'check'),
  seal: both('check', 'odds', 'rundraw'),
  check: both('seal', 'odds'),
  claim: fan('check', 'notify'),
  rundraw: creator('seal', 'claim', 'overlay'),
  give: fan('anonymous', 'pledge', 'fundback', 'receipt'),
  nogive: fan('give', 'pay', 'fundback'),
  anonymous: fan('give', 'privacy'),
  pledge: both('give', 'fundback', 'runfund'),
  fundback: fan('refund', 'pledge', 'receipt'),
  runfund: creator('fundterms', 'pledge', 'fees', 'payouts'),
  fundterms: creator('runfund', 'changed'),
  find: fan('book', 'review', 'promo'),
  book: fan('session', 'delivery', 'cancel', 'nobook'),
  nobook: fan('book', 'pay', 'hours'),
  playwithme: both('priority', 'book', 'join'),
  session: both('noshow', 'cancel', 'hours'),
  delivery: both('files', 'case', 'cancel'),
  files: both('delivery', 'picture'),
  cancel: both('refund', 'session', 'case'),
  noshow: both('case', 'session', 'cancel'),
  case: both('noshow', 'refund', 'delivery'),
  review: both('book', 'case'),
  gift: fan('book', 'refund', 'cancel'),
  promo: both('book', 'offer', 'fees'),
  offer: both('messages', 'promo', 'sell'),
  sell: creator('hours', 'unpublished', 'fees', 'promo'),
  unpublished: creator('sell', 'changed', 'payouts'),
  hours: creator('sell', 'session'),
  pay: fan('refund', 'receipt', 'nobook'),
  receipt: both('refund', 'fees'),
  refund: both('fundback', 'cancel', 'receipt'),
  fees: creator('payouts', 'refund'),
  payouts: creator('nopayout', 'fees'),
  nopayout: creator('payouts', 'fees', 'support'),
  overlay: creator('studio', 'rehearsal', 'private'),
  studio: creator('overlay', 'alerts', 'rehearsal'),
  alerts: creator('studio', 'give', 'overlay'),
  rehearsal: creator('overlay', 'studio'),
  private: creator('overlay', 'privacy'),
  deck: creator('call', 'overlay'),
  look: creator('studio', 'picture'),
  picture: both('look', 'files'),
  quick: fan('join', 'verify', 'nologin'),
  nologin: both('quick', 'google', 'safety'),
  google: both('nologin', 'safety'),
  verify: both('nologin', 'safety'),
  handle: both('privacy', 'creator'),
  creator: fan('open', 'handle', 'payouts'),
  safety: both('nologin', 'verify', 'delete'),
  notify: both('push', 'follow', 'rocky'),
  push: both('notify', 'turn'),
  messages: both('nomessage', 'offer', 'notify'),
  nomessage: both('messages', 'bans'),
  language: both('notify', 'handle'),
  privacy: both('delete', 'private', 'anonymous'),
  delete: both('privacy', 'payouts'),
  rocky: both('support', 'notify'),
  support: both('rocky', 'trouble'),
  trouble: both('changed', 'missing', 'support'),
  changed: both('trouble', 'missing'),
  missing: both('trouble', 'support'),
};

/** Whether an article is for fans, or for creators. */
export function isFor(id: ArticleId, role: 'fan' | 'creator'): boolean {
  const own = ARTICLE_FACTS[id].role;
  return own === 'both' || own === role;
}
