import type { ErrorCode } from '@/lib/shared/errors';
import type { ArticleId } from './articles';

/** By the beginning of a code: the article that explains most errors with it. */
const FAMILIES: Readonly<Record<string, ArticleId>> = {
  party: 'entry',
  lottery: 'noentry',
  fund: 'nogive',
  availability: 'nobook',
  service: 'nobook',
  claim: 'claim',
  payment: 'pay',
  booking: 'nobook',
  case: 'case',
  operator: 'changed',
  review: 'review',
  payload: 'trouble',
  backend: 'trouble',
  auth: 'nologin',
  payout: 'payouts',
  act: 'undo',
  offer: 'offer',
  favorite: 'follow',
  moderator: 'mods',
  message: 'nomessage',
  widget: 'studio',
  push: 'push',
  media: 'picture',
  promo: 'promo',
  gift: 'gift',
  file: 'files',
};

/** Errors with a cause of their own, by the article that explains it. */
const CAUSES: readonly (readonly [ArticleId, readonly ErrorCode[]])[] = [
  ['missed', ['party.missed_out']],
  ['follow', ['tool.not_awaited']],
  ['open', ['party.thanked', 'party.plan_past', 'party.plan_far']],
  ['call', ['party.mix_fixed', 'party.nobody_waiting']],
  ['details', ['party.chosen_people']],
  ['seal', ['lottery.beacon_out']],
  [
    'rundraw',
    ['lottery.rules_locked', 'lottery.no_prize', 'lottery.nobody_in', 'lottery.times_invalid'],
  ],
  ['anonymous', ['fund.anonymous_not_allowed']],
  ['runfund', ['fund.matches_full', 'fund.offline_too_much']],
  [
    'fundterms',
    [
      'fund.locked',
      'fund.goal_falls',
      'fund.currency_fixed',
      'fund.deadline_needed',
      'fund.times_invalid',
      'fund.payouts_needed',
      'fund.texts_too_long',
      'fund.tier_fixed',
    ],
  ],
  ['promo', ['booking.code_fixed']],
  ['offer', ['reply.too_many']],
  [
    'unpublished',
    [
      'service.tier_sold',
      'service.stock_too_small',
      'service.currency_fixed',
      'service.incomplete',
      'service.too_many',
    ],
  ],
  ['hours', ['availability.booked_then', 'availability.block_gone']],
  ['refund', ['payment.cleared', 'payment.refund_too_large', 'payment.disputed']],
  ['nopayout', ['payout.wrong_state', 'payout.balance_left']],
  ['alerts', ['widget.alert_gone']],
  ['rehearsal', ['widget.live_now']],
  ['deck', ['control.key_invalid']],
  [
    'quick',
    [
      'auth.code_required',
      'auth.email_elsewhere',
      'auth.email_given',
      'auth.email_needed',
      'auth.switch_over',
    ],
  ],
  ['google', ['auth.google_link_required', 'auth.google_refused', 'auth.google_unavailable']],
  ['verify', ['auth.email_taken', 'auth.phone_taken']],
  ['handle', ['auth.handle_taken', 'auth.handle_reserved', 'auth.handle_changes_used_up']],
  ['creator', ['auth.type_fixed']],
  ['safety', ['auth.wrong_password', 'operator.proof_needed', 'operator.code_wrong']],
  ['delete', ['auth.confirmation_wrong']],
  ['trouble', ['xsrf', 'content_type', 'method', 'rate_limited', 'internal']],
  [
    'changed',
    [
      'party.wrong_state',
      'party.version_conflict',
      'lottery.wrong_state',
      'lottery.version_conflict',
      'claim.wrong_state',
      'fund.wrong_state',
      'fund.version_conflict',
      'ticket.wrong_state',
      'payment.wrong_state',
      'page.version_conflict',
      'availability.version_conflict',
      'booking.changed',
      'booking.not_possible',
      'booking.refund_changed',
      'case.changed',
      'service.wrong_state',
      'service.version_conflict',
    ],
  ],
  [
    'missing',
    [
      'forbidden',
      'not_found',
      'party.not_found',
      'lottery.not_found',
      'claim.not_found',
      'fund.not_found',
      'operator.not_yours',
      'operator.no_subject',
      'ticket.not_found',
      'waitlist.link_invalid',
      'payment.not_found',
      'booking.not_found',
      'case.not_found',
      'service.not_found',
      'review.not_found',
    ],
  ],
];

const ARTICLE_OF = new Map<string, ArticleId>([
  ...Object.entries(FAMILIES),
  ...CAUSES.flatMap(([id, codes]) => codes.map((code): [string, ArticleId] => [code, id])),
]);

/** The article that explains an error; null for a code that a newer server knows. */
export function articleOfError(code: ErrorCode): ArticleId | null {
  const [family = ''] = code.split('.');
  return ARTICLE_OF.get(code) ?? ARTICLE_OF.get(family) ?? null;
}
