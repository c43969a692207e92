import {
  builder,
  itemRoot,
  listRoot,
  namedType,
  type FieldsOf,
} from '@/backend/platform/server/builder';
import type {
  BonusOffer,
  LotteryMember,
  LotteryPrize,
  LotteryWinner,
} from '@/lib/shared/lottery/messages';
import {
  BONUS_KINDS,
  CLAIM_MODES,
  DELIVERIES,
  LOTTERY_ACTIONS,
  LOTTERY_LISTS,
  LOTTERY_STATES,
} from '@/lib/shared/lottery/states';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type {
  EntryReceipt,
  LotterySettings,
  LotterySummary,
  MyLotteryEntry,
  PublicLottery,
} from '@/backend/lotteries/types';

export const LotteryStateType = builder.enumType('LotteryState', { values: LOTTERY_STATES });
export const LotteryListName = builder.enumType('LotteryListName', { values: LOTTERY_LISTS });
export const LotteryActionType = builder.enumType('LotteryAction', { values: LOTTERY_ACTIONS });
export const ClaimModeType = builder.enumType('ClaimMode', { values: CLAIM_MODES });
export const DeliveryType = builder.enumType('Delivery', { values: DELIVERIES });
export const BonusKindType = builder.enumType('BonusKind', { values: BONUS_KINDS });

export const PrizeType = builder.objectRef<LotteryPrize>('LotteryPrize').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    photo: t.exposeString('photo', { nullable: true }),
    valueMinor: t.exposeInt('valueMinor', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true }),
    quantity: t.exposeInt('quantity'),
    delivery: t.expose('delivery', { type: DeliveryType }),
  }),
});

const MemberType = builder.objectRef<LotteryMember>('LotteryMember').implement({
  description: 'Public face of one entry.',
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.exposeInt('status', { description: '100 = active.' }),
    tickets: t.exposeInt('tickets'),
    handle: t.exposeString('handle'),
    profilePhoto: t.exposeString('profilePhoto'),
    joinedAt: t.exposeString('joinedAt'),
  }),
});

export const WinnerType = builder.objectRef<LotteryWinner>('LotteryWinner').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slot: t.exposeInt('slot'),
    prize: t.exposeInt('prize', { description: 'Place in `prizes`, from 0.' }),
    n: t.exposeInt('n'),
    rank: t.exposeInt('rank'),
    tickets: t.exposeInt('tickets'),
    status: t.exposeInt('status'),
    handle: t.exposeString('handle', { nullable: true }),
    profilePhoto: t.exposeString('profilePhoto'),
    confirmedAt: t.exposeString('confirmedAt', { nullable: true }),
    claimBy: t.exposeString('claimBy', { nullable: true }),
    outReason: t.exposeString('outReason', { nullable: true }),
  }),
});

const ReceiptType = builder.objectRef<EntryReceipt>('EntryReceipt').implement({
  fields: (t) => ({
    seq: t.exposeInt('seq'),
    prev: t.exposeString('prev'),
    line: t.exposeString('line'),
    head: t.exposeString('head'),
    label: t.exposeString('label'),
    salt: t.exposeString('salt'),
  }),
});

export const MyEntryType = builder.objectRef<MyLotteryEntry>('MyLotteryEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid', { description: 'Of the claim form.' }),
    n: t.exposeInt('n'),
    status: t.exposeInt('status'),
    tickets: t.exposeInt('tickets'),
    rank: t.exposeInt('rank', { nullable: true }),
    prize: t.exposeInt('prize', { nullable: true }),
    confirmedAt: t.exposeString('confirmedAt', { nullable: true }),
    claimBy: t.exposeString('claimBy', { nullable: true }),
    receipt: t.expose('receipt', { type: ReceiptType, nullable: true }),
  }),
});

const BonusOfferType = builder.objectRef<BonusOffer>('BonusOffer').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: BonusKindType }),
    tickets: t.exposeInt('tickets'),
    isTaken: t.exposeBoolean('isTaken'),
  }),
});

/** What a draw's page and its settings tell alike. */
type SharedRules = Pick<
  LotterySettings & PublicLottery,
  | 'title'
  | 'notice'
  | 'opensAt'
  | 'closesAt'
  | 'prizes'
  | 'claimMode'
  | 'claimSeconds'
  | 'verifiedOnly'
  | 'followersOnly'
  | 'minAccountDays'
  | 'countries'
  | 'minAge'
  | 'notWonDays'
  | 'maxEntries'
>;

/** The fields of what a draw's page and its settings tell alike. */
export const sharedRulesFields = (t: FieldsOf<SharedRules>) => ({
  title: t.exposeString('title'),
  notice: t.exposeString('notice', { nullable: true }),
  prizes: t.expose('prizes', { type: [PrizeType] }),
  opensAt: t.exposeString('opensAt', { nullable: true }),
  closesAt: t.exposeString('closesAt', { nullable: true }),
  verifiedOnly: t.exposeBoolean('verifiedOnly'),
  followersOnly: t.exposeBoolean('followersOnly'),
  minAccountDays: t.exposeInt('minAccountDays'),
  countries: t.exposeStringList('countries'),
  minAge: t.exposeInt('minAge', { nullable: true }),
  notWonDays: t.exposeInt('notWonDays'),
  maxEntries: t.exposeInt('maxEntries', { nullable: true }),
  claimMode: t.expose('claimMode', { type: ClaimModeType }),
  claimSeconds: t.exposeInt('claimSeconds'),
});

export const LotteryType = builder.objectRef<PublicLottery>('Lottery').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ...sharedRulesFields(t),
    state: t.expose('state', { type: LotteryStateType }),
    memberCount: t.exposeInt('memberCount'),
    ticketTotal: t.exposeInt('ticketTotal'),
    randomness: t.exposeString('randomness', { nullable: true }),
    commitHash: t.exposeString('commitHash', { nullable: true }),
    logSeq: t.exposeInt('logSeq'),
    logHead: t.exposeString('logHead', { nullable: true }),
    entrantsHash: t.exposeString('entrantsHash', { nullable: true }),
    closedAt: t.exposeString('closedAt', { nullable: true }),
    round: t.exposeInt('round', { nullable: true }),
    roundAt: t.exposeString('roundAt', { nullable: true }),
    revealedAt: t.exposeString('revealedAt', { nullable: true }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    prizeCount: t.exposeInt('prizeCount'),
    drawnCount: t.exposeInt('drawnCount'),
    winners: t.expose('winners', { type: [WinnerType] }),
    rules: t.exposeString('rules', { description: 'The exact string that was committed to.' }),
    seq: t.exposeInt('seq'),
    seedHash: t.exposeString('seedHash', { nullable: true }),
    seed: t.exposeString('seed', { nullable: true }),
    partyMembers: t.expose('partyMembers', {
      type: [MemberType],
      description: 'The first 50 live entries, newest first.',
    }),
    membersCursor: t.exposeString('membersCursor', { nullable: true }),
    creator: t.expose('creator', { type: namedType<PartyCreator>('PartyCreator') }),
    myEntry: t.expose('myEntry', { type: MyEntryType, nullable: true }),
    bonusOffers: t.expose('bonusOffers', { type: [BonusOfferType] }),
    isAsked: t.exposeBoolean('isAsked'),
    createdAt: t.exposeString('createdAt'),
  }),
});

const SummaryType = builder.objectRef<LotterySummary>('LotterySummary').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: LotteryStateType }),
    opensAt: t.exposeString('opensAt', { nullable: true }),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    prizeTitle: t.exposeString('prizeTitle', { nullable: true }),
    prizePhoto: t.exposeString('prizePhoto', { nullable: true }),
    prizeCount: t.exposeInt('prizeCount'),
    memberCount: t.exposeInt('memberCount'),
    ticketTotal: t.exposeInt('ticketTotal'),
    claimMode: t.expose('claimMode', { type: ClaimModeType }),
    waitingClaims: t.exposeInt('waitingClaims'),
    claimBy: t.exposeString('claimBy', { nullable: true }),
    openDeliveries: t.exposeInt('openDeliveries'),
    winnerHandles: t.exposeStringList('winnerHandles'),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    isArchived: t.exposeBoolean('isArchived'),
    askerCount: t.exposeInt('askerCount', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
  }),
});

export const LotteryRoot = listRoot('LotteryList', LotteryType);
export const LotterySummaryList = listRoot('LotterySummaryList', SummaryType, { paged: true });
export const LotterySummaryResult = itemRoot('LotterySummaryResult', SummaryType);
export const LotteryMemberList = listRoot('LotteryMemberList', MemberType, { paged: true });
export const MyLotteryEntryResult = itemRoot('MyLotteryEntryResult', MyEntryType);
