import type { ActionView } from '@/backend/hosting/service';
import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { OverlaySign } from '@/backend/widgets/service';
import { DOUBTS } from '@/lib/shared/lottery/states';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { Claim, ClaimDetails } from '@/backend/lotteries/claimTypes';
import {
  LOTTERY_ACT_KINDS,
  type HostClaim,
  type HostEntry,
  type LotteryActKind,
  type LotteryEdit,
  type LotteryRecap,
  type LotterySettings,
  type MyDraw,
} from '@/backend/lotteries/types';
import {
  DeliveryType,
  LotteryStateType,
  LotteryType,
  PrizeType,
  sharedRulesFields,
  WinnerType,
} from './typesGraph';

const HostEntryType = builder.objectRef<HostEntry>('HostEntry').implement({
  description: 'What the host sees of one entry.',
  fields: (t) => ({
    id: t.exposeID('id'),
    userId: t.exposeID('userId', { nullable: true }),
    n: t.exposeInt('n'),
    status: t.exposeInt('status'),
    tickets: t.exposeInt('tickets'),
    handle: t.exposeString('handle'),
    profilePhoto: t.exposeString('profilePhoto'),
    joinedAt: t.exposeString('joinedAt'),
    isVerified: t.exposeBoolean('isVerified'),
    isFollower: t.exposeBoolean('isFollower'),
    rank: t.exposeInt('rank', { nullable: true }),
    endReason: t.exposeString('endReason', { nullable: true }),
  }),
});

const DoubtType = builder.enumType('Doubt', { values: DOUBTS });

const HostClaimType = builder.objectRef<HostClaim>('HostClaim').implement({
  description: 'A drawn winner as the host sees them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid'),
    slot: t.exposeInt('slot'),
    prize: t.exposeInt('prize'),
    rank: t.exposeInt('rank'),
    status: t.exposeInt('status'),
    tickets: t.exposeInt('tickets'),
    handle: t.exposeString('handle', { nullable: true }),
    profilePhoto: t.exposeString('profilePhoto'),
    accountDays: t.exposeInt('accountDays'),
    wonBefore: t.exposeInt('wonBefore'),
    doubts: t.expose('doubts', { type: [DoubtType], description: 'Hints, none of them proof.' }),
    offeredAt: t.exposeString('offeredAt'),
    confirmedAt: t.exposeString('confirmedAt', { nullable: true }),
    claimBy: t.exposeString('claimBy', { nullable: true }),
    claimedAt: t.exposeString('claimedAt', { nullable: true }),
    detailsBy: t.exposeString('detailsBy', { nullable: true }),
    isOverdue: t.exposeBoolean('isOverdue'),
    hasDetails: t.exposeBoolean('hasDetails'),
    fulfilledAt: t.exposeString('fulfilledAt', { nullable: true }),
    outReason: t.exposeString('outReason', { nullable: true }),
  }),
});

const SettingsType = builder.objectRef<LotterySettings>('LotterySettings').implement({
  fields: (t) => ({
    ...sharedRulesFields(t),
    ownRules: t.exposeString('ownRules', { nullable: true }),
    openMinutes: t.exposeInt('openMinutes', { nullable: true }),
    liveMinutes: t.exposeInt('liveMinutes', { nullable: true }),
    followTickets: t.exposeInt('followTickets'),
    waitedTickets: t.exposeInt('waitedTickets'),
  }),
});

const ActKindType = builder.enumType('LotteryActKind', { values: LOTTERY_ACT_KINDS });
const ActType = builder.objectRef<ActionView<LotteryActKind>>('LotteryAct').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ActKindType }),
    actorHandle: t.exposeString('actorHandle', { nullable: true }),
    handles: t.exposeStringList('handles'),
    count: t.exposeInt('count'),
    what: t.exposeString('what', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    at: t.exposeString('at'),
    isUndone: t.exposeBoolean('isUndone'),
    isFinal: t.exposeBoolean('isFinal'),
  }),
});

const NextInLineType = builder
  .objectRef<LotteryEdit['nextInLine'][number]>('NextInLine')
  .implement({
    fields: (t) => ({
      rank: t.exposeInt('rank'),
      handle: t.exposeString('handle', { nullable: true }),
    }),
  });

const EditType = builder.objectRef<LotteryEdit>('LotteryEdit').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    // Another domain's enum by its name.
    right: t.field({ type: 'HostRight' as never, resolve: ({ right }) => right as never }),
    version: t.exposeInt('version'),
    isLocked: t.exposeBoolean('isLocked', { description: 'Somebody has entered.' }),
    settings: t.expose('settings', { type: SettingsType }),
    lottery: t.expose('lottery', { type: LotteryType }),
    entrants: t.expose('entrants', { type: [HostEntryType] }),
    entrantsCursor: t.exposeString('entrantsCursor', { nullable: true }),
    claims: t.expose('claims', { type: [HostClaimType] }),
    nextInLine: t.expose('nextInLine', { type: [NextInLineType] }),
    acts: t.expose('acts', { type: [ActType] }),
    overlays: t.expose('overlays', { type: [namedType<OverlaySign>('OverlaySign')] }),
  }),
});

const DetailsType = builder.objectRef<ClaimDetails>('ClaimDetails').implement({
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    postcode: t.exposeString('postcode', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    country: t.exposeString('country', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const ClaimType = builder.objectRef<Claim>('Claim').implement({
  description: 'A claim, for its winner and the creator alone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the entry.' }),
    uuid: t.exposeID('uuid'),
    lotteryId: t.exposeID('lotteryId'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: LotteryStateType }),
    prize: t.expose('prize', { type: PrizeType }),
    delivery: t.expose('delivery', { type: DeliveryType }),
    status: t.exposeInt('status'),
    handle: t.exposeString('handle', { nullable: true }),
    isMine: t.exposeBoolean('isMine'),
    creator: t.expose('creator', { type: namedType<PartyCreator>('PartyCreator') }),
    claimBy: t.exposeString('claimBy', { nullable: true }),
    claimedAt: t.exposeString('claimedAt', { nullable: true }),
    detailsBy: t.exposeString('detailsBy', { nullable: true }),
    details: t.expose('details', { type: DetailsType, nullable: true }),
    detailsAt: t.exposeString('detailsAt', { nullable: true }),
    fulfilledAt: t.exposeString('fulfilledAt', { nullable: true }),
    purgeAt: t.exposeString('purgeAt', { nullable: true }),
    outReason: t.exposeString('outReason', { nullable: true }),
    now: t.exposeString('now', { description: "The server's clock." }),
  }),
});

const MyDrawType = builder.objectRef<MyDraw>('MyDraw').implement({
  fields: (t) => ({
    lotteryId: t.exposeID('lotteryId'),
    uuid: t.exposeID('uuid'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: LotteryStateType }),
    status: t.exposeInt('status'),
    tickets: t.exposeInt('tickets'),
    ticketTotal: t.exposeInt('ticketTotal'),
    closesAt: t.exposeString('closesAt', { nullable: true }),
    claimBy: t.exposeString('claimBy', { nullable: true }),
    detailsBy: t.exposeString('detailsBy', { nullable: true }),
    prizeTitle: t.exposeString('prizeTitle', { nullable: true }),
    prizePhoto: t.exposeString('prizePhoto', { nullable: true }),
    creatorHandle: t.exposeString('creatorHandle'),
    creatorName: t.exposeString('creatorName'),
  }),
});

const CurvePointType = builder
  .objectRef<LotteryRecap['curve'][number]>('EntryCurvePoint')
  .implement({ fields: (t) => ({ at: t.exposeString('at'), count: t.exposeInt('count') }) });

const RecapType = builder.objectRef<LotteryRecap>('LotteryRecap').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    state: t.expose('state', { type: LotteryStateType }),
    memberCount: t.exposeInt('memberCount'),
    ticketTotal: t.exposeInt('ticketTotal'),
    leftCount: t.exposeInt('leftCount'),
    openedAt: t.exposeString('openedAt', { nullable: true }),
    closedAt: t.exposeString('closedAt', { nullable: true }),
    revealedAt: t.exposeString('revealedAt', { nullable: true }),
    completedAt: t.exposeString('completedAt', { nullable: true }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    curve: t.expose('curve', { type: [CurvePointType] }),
    winners: t.expose('winners', { type: [WinnerType] }),
    claims: t.expose('claims', { type: [HostClaimType] }),
    prizes: t.expose('prizes', { type: [PrizeType] }),
  }),
});

export const HostEntryList = listRoot('HostEntryList', HostEntryType, { paged: true });
export const LotteryEditList = listRoot('LotteryEditList', EditType);
export const ClaimResult = itemRoot('ClaimResult', ClaimType);
export const MyDrawList = listRoot('MyDrawList', MyDrawType);
export const LotteryRecapResult = itemRoot('LotteryRecapResult', RecapType);
