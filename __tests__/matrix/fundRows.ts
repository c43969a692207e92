import { fundSettings } from '@/__tests__/support/fundSettings';
import { creators, members, nobodys, ownerOnly, type Ids, type Outcomes, type Row } from './row';

const byId = ({ fundId }: Ids) => ({ fundId });
const never = '00000000-0000-7000-8000-000000000000';
const byContribution = () => ({ contributionId: never, token: null });
const requestKey = () => crypto.randomUUID();
const wrong = 'fund.wrong_state';
const gone = 'fund.not_found';
/** The fund is a draft: nobody's but its owner's. */
const draft: Outcomes = { owner: 1, others: gone };
const missing: Outcomes = { others: gone };

const summary =
  'cover currency deadlineAt endedAt goal handle id isArchived mode pending raised startsAt state summary supporterCount title toCheck';

/** Rows of the access table: funds as everyone and hosts see them. Nothing can be sold in this world. */
export const fundRows: Row[] = [
  {
    path: 'get-fund/',
    payload: byId,
    fields:
      'anonymousAllowed creator creatorId fund id isForSale max messagesModerated min notices presets right seq story supporters supportersCursor updates updatesCursor videoUrl',
    own: draft,
    missing,
  },
  {
    path: 'get-fund-by-creator-id',
    payload: ({ creatorId }) => ({ creatorId }),
    fields: summary,
    own: { owner: 1, others: 0 },
    missing: { others: 0 },
  },
  { path: 'fund/get-updates/', payload: byId, own: { owner: 0, others: gone }, missing },
  { path: 'fund/get-supporters/', payload: byId, own: { owner: 0, others: gone }, missing },
  {
    path: 'fund/get-leaderboard/',
    payload: (id) => ({ ...byId(id), period: 'FUND' }),
    own: { owner: 0, others: gone },
    missing,
  },
  {
    path: 'get-fund-edit',
    payload: byId,
    fields:
      'acts canGoLive contributions contributionsCursor creator fund hasContributions hiddenMilestones id isLocked lastHour overlays percent right seesAmounts seq settings toCheck toCheckCount unthanked version',
    own: ownerOnly(1),
    missing: nobodys,
  },
  { path: 'fund/get-my-funds/', fields: summary, own: { ...creators(0), owner: 1 } },
  {
    path: 'fund/get-recap/',
    payload: byId,
    fields:
      'clearsAt currency days failedCount fees goal id mode net raised refunded settled state supporterCount tiers title unthanked',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'fund/create-fund/',
    payload: () => ({ settings: fundSettings(), requestKey: requestKey() }),
    fields: summary,
    own: creators(1),
  },
  {
    path: 'fund/edit-fund/',
    payload: (id) => ({ ...byId(id), version: 99, settings: fundSettings() }),
    own: ownerOnly('fund.version_conflict'),
    missing: nobodys,
  },
  {
    path: 'fund/run-again/',
    payload: (id) => ({ ...byId(id), requestKey: requestKey() }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'fund/archive/',
    payload: (id) => ({ ...byId(id), isArchived: true }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'fund/change-state/',
    payload: (id) => ({ ...byId(id), action: 'PAUSE' }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  ...['fund/cancel-fund/', 'fund/refund-all/'].map((path) => ({
    path,
    payload: (id: Ids) => ({ ...byId(id), reason: 'test' }),
    own: ownerOnly(wrong),
    missing: nobodys,
  })),
  {
    path: 'fund/reveal-milestone/',
    payload: (id) => ({ ...byId(id), milestoneId: never }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'fund/add-offline/',
    payload: (id) => ({ ...byId(id), amount: 100, requestKey: requestKey() }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'fund/post-update/',
    payload: (id) => ({ ...byId(id), title: 'News', text: 'Soon', requestKey: requestKey() }),
    fields: 'at id text title',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'fund/start-session/',
    payload: (id) => ({ ...byId(id), goal: null }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'fund/promise-match/',
    payload: (id) => ({
      ...{ ...byId(id), name: 'Somebody', upTo: 1000, until: '2099-01-01T00:00:00.000Z' },
      requestKey: requestKey(),
    }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'fund/end-match/',
    payload: (id) => ({ ...byId(id), matchId: never }),
    own: ownerOnly(gone),
    missing: nobodys,
  },
];

const hosted =
  'amount at handle id isRefundable isTest isThanked linksRemoved message messageState name payment pollOption profilePhoto refunded show tier tierAnswer visibility';

/** Rows of the access table: contributions as givers and hosts see them. */
export const contributionRows: Row[] = [
  {
    path: 'fund/start-contribution/',
    payload: (id) => ({
      ...{ ...byId(id), amount: 1000, currency: 'EUR', tierId: null, tierAnswer: null },
      ...{ pollOptionId: null, message: null, visibility: 'PUBLIC', alias: null, name: null },
      email: 'giver@matrix.test',
      ...{ locale: 'en', requestKey: requestKey() },
    }),
    own: { others: gone },
    missing,
  },
  ...['pay-contribution', 'get-contribution', 'withdraw-pledge'].map((name) => ({
    path: `fund/${name}/`,
    payload: byContribution,
    own: missing,
  })),
  {
    path: 'fund/change-visibility/',
    payload: () => ({ ...byContribution(), visibility: 'ANONYMOUS', alias: null }),
    own: missing,
  },
  {
    path: 'fund/claim-contribution/',
    payload: () => ({ contributionId: never, token: 'never' }),
    own: members('auth.email_needed'),
  },
  { path: 'fund/my-contributions/', own: members(0) },
  {
    path: 'fund/get-host-contributions/',
    payload: (id) => ({ ...byId(id), list: 'ALL' }),
    own: ownerOnly(0),
    missing: nobodys,
  },
  {
    path: 'fund/check-message/',
    payload: (id) => ({ ...byId(id), contributionId: never, verdict: 'DENY' }),
    own: ownerOnly(gone),
    missing: nobodys,
  },
  {
    path: 'fund/refund-contribution/',
    payload: (id) => ({
      ...{ ...byId(id), contributionId: never, reason: 'test', requestKey: requestKey() },
    }),
    own: ownerOnly(gone),
    missing: nobodys,
  },
  {
    path: 'fund/test-contribution/',
    payload: (id) => ({ ...byId(id), amount: 1000, requestKey: requestKey() }),
    fields: hosted,
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'fund/thank/',
    payload: (id) => ({
      ...{ ...byId(id), contributionId: null, text: 'Thanks', requestKey: requestKey() },
    }),
    fields: 'count',
    own: ownerOnly(1),
    missing: nobodys,
  },
];
