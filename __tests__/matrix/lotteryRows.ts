import { randomBytes } from 'node:crypto';
import type { LotterySettings } from '@/backend/lotteries/types';
import { creators, members, nobodys, ownerOnly, type Ids, type Outcomes, type Row } from './row';

/** 16 bytes as a browser that enters sends them. */
export const drawSalt = () => randomBytes(16).toString('hex');

/** A draw of one prize that goes by post. */
export const drawSettings: LotterySettings = {
  title: 'Matrix draw',
  notice: null,
  prizes: [
    {
      ...{ title: 'A poster', photo: null, valueMinor: null, currency: null },
      ...{ quantity: 1, delivery: 'PHYSICAL' },
    },
  ],
  ownRules: null,
  opensAt: null,
  closesAt: null,
  openMinutes: null,
  liveMinutes: null,
  verifiedOnly: false,
  followersOnly: false,
  minAccountDays: 0,
  countries: [],
  minAge: null,
  notWonDays: 0,
  followTickets: 1,
  waitedTickets: 0,
  maxEntries: null,
  claimMode: 'OFFLINE',
  claimSeconds: 3600,
};

const byId = ({ lotteryId }: Ids) => ({ lotteryId });
const byDrawn = ({ drawnId: lotteryId }: Ids) => ({ lotteryId });
const byWinner = ({ drawnId: lotteryId, winnerId: memberId }: Ids) => ({ lotteryId, memberId });
const byClaim = ({ claimUuid: uuid }: Ids) => ({ uuid });
const requestKey = () => crypto.randomUUID();
const wrong = 'lottery.wrong_state';
const noClaim = 'claim.not_found';
const missing: Outcomes = { others: 'lottery.not_found' };
const missingOwn: Outcomes = { visitor: 401, others: 'lottery.not_found' };
const missingClaim: Outcomes = { visitor: 401, others: noClaim };

const summary =
  'askerCount cancelReason claimBy claimMode closesAt createdAt id isArchived memberCount openDeliveries opensAt prizeCount prizePhoto prizeTitle state ticketTotal title waitingClaims winnerHandles';
const entry = 'claimBy confirmedAt id n prize rank receipt status tickets uuid';
const claim =
  'claimBy claimedAt creator delivery details detailsAt detailsBy fulfilledAt handle id isMine lotteryId now outReason prize purgeAt state status title uuid';

/** Rows of the access table: draws as everyone, entrants, winners and hosts see them. */
export const lotteryRows: Row[] = [
  {
    path: 'lottery/get-lottery-details/',
    payload: byId,
    fields:
      'bonusOffers cancelReason claimMode claimSeconds closedAt closesAt commitHash countries createdAt creator drawnCount entrantsHash followersOnly id isAsked logHead logSeq maxEntries memberCount membersCursor minAccountDays minAge myEntry notWonDays notice opensAt partyMembers prizeCount prizes randomness revealedAt round roundAt rules seed seedHash seq state ticketTotal title verifiedOnly winners',
    own: { others: 1 },
    missing,
  },
  {
    path: 'get-lottery-by-creator-id',
    payload: ({ creatorId }) => ({ creatorId }),
    fields: summary,
    own: { others: 2 },
    missing: { others: 0 },
  },
  {
    path: 'lottery/get-members/',
    payload: byId,
    fields: 'handle id joinedAt profilePhoto status tickets',
    own: { others: 1 },
    missing,
  },
  {
    path: 'lottery/get-my-lotteries/',
    fields: summary,
    own: { ...creators(0), owner: 2 },
  },
  {
    path: 'get-lottery-edit',
    payload: byId,
    fields:
      'acts claims entrants entrantsCursor id isLocked lottery nextInLine overlays right settings version',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'lottery/get-host-entries/',
    payload: byId,
    fields:
      'endReason handle id isFollower isVerified joinedAt n profilePhoto rank status tickets userId',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'lottery/get-recap/',
    payload: byDrawn,
    fields:
      'cancelReason claims closedAt completedAt curve id leftCount memberCount openedAt prizes revealedAt state ticketTotal title winners',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'lottery/get-my-draws/',
    fields:
      'claimBy closesAt creatorHandle creatorName detailsBy lotteryId prizePhoto prizeTitle state status ticketTotal tickets title uuid',
    own: { ...members(0), fan: 2 },
  },
  {
    path: 'lottery/create-lottery/',
    payload: () => ({ settings: drawSettings, requestKey: requestKey() }),
    fields: summary,
    own: creators(1),
  },
  {
    path: 'lottery/edit-lottery/',
    payload: (id) => ({ ...byId(id), version: 99, settings: drawSettings }),
    own: ownerOnly('lottery.version_conflict'),
    missing: nobodys,
  },
  {
    path: 'lottery/run-again/',
    payload: (id) => ({ ...byId(id), requestKey: requestKey() }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'lottery/archive/',
    payload: (id) => ({ ...byId(id), isArchived: true }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'lottery/change-state/',
    payload: (id) => ({ ...byId(id), action: 'RESUME' }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    // Its list is closed already: nothing happens again.
    path: 'lottery/close-and-draw/',
    payload: byDrawn,
    fields: summary,
    own: ownerOnly(1),
    missing: nobodys,
  },
  { path: 'lottery/cancel/', payload: byDrawn, own: ownerOnly(wrong), missing: nobodys },
  { path: 'lottery/draw-next/', payload: byId, own: ownerOnly(wrong), missing: nobodys },
  {
    path: 'lottery/replay-reveal/',
    payload: byId,
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'lottery/confirm-winners/',
    payload: (id) => ({ ...byId(id), memberIds: [id.memberId] }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'lottery/next-in-line/',
    payload: (id) => ({ ...byId(id), memberId: id.memberId, reason: 'duplicate' }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'lottery/remove-member/',
    payload: (id) => ({ ...byWinner(id), reason: 'duplicate' }),
    own: ownerOnly(wrong),
    missing: nobodys,
  },
  {
    path: 'lottery/take-bonus/',
    payload: (id) => ({ ...byId(id), kind: 'FOLLOW' }),
    own: { ...members(wrong), fan: 'lottery.bonus_not_earned' },
    missing: missingOwn,
  },
  { path: 'lottery/leave-lottery/', payload: byDrawn, own: members(wrong), missing: missingOwn },
  {
    path: 'lottery/join-lottery/',
    payload: (id) => ({ ...byId(id), salt: drawSalt() }),
    fields: entry,
    own: { ...members(1), owner: 'lottery.own_lottery', fan: 'lottery.already_joined' },
    missing: missingOwn,
  },
  {
    path: 'lottery/get-claim/',
    payload: byClaim,
    fields: claim,
    // What the winner wrote for the delivery: for the two of them alone.
    isOwnAccount: true,
    own: { ...missingClaim, fan: 1, owner: 1 },
    missing: missingClaim,
  },
  {
    path: 'lottery/claim-prize/',
    payload: byClaim,
    fields: claim,
    isOwnAccount: true,
    own: { ...missingClaim, fan: 1 },
    missing: missingClaim,
  },
  {
    path: 'lottery/send-details/',
    payload: (id) => ({ ...byClaim(id), name: 'Fan' }),
    own: { ...missingClaim, fan: 'claim.details_missing' },
    missing: missingClaim,
  },
  {
    path: 'lottery/fulfil-prize/',
    payload: byWinner,
    fields: 'count',
    own: ownerOnly(1),
    missing: nobodys,
  },
  {
    path: 'lottery/decline-prize/',
    payload: byClaim,
    own: { ...missingClaim, fan: 'claim.wrong_state' },
    missing: missingClaim,
  },
];
