import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { HeldBooking } from '@/lib/shared/bookings/paying';
import type { BookingPerson } from '@/lib/shared/bookings/views';
import {
  giftAddressPayload,
  giftLinkPayload,
  giftOrderPayload,
  holdGiftPayload,
  revokeGiftPayload,
} from '@/lib/shared/gifts/gift';
import {
  GIFT_ACTS,
  GIFT_STATES,
  type GiftLine,
  type GiftView,
  type ShownGift,
} from '@/lib/shared/gifts/views';
import {
  changeGiftAddress,
  claimGift,
  declineGift,
  giftOfOrder,
  giftsOf,
  holdGift,
  keepGift,
  openGift,
  resendGift,
  revokeGift,
  shownGift,
} from './service';

const StateType = builder.enumType('GiftState', { values: GIFT_STATES });
const ActType = builder.enumType('GiftAct', { values: GIFT_ACTS });
const RoleType = builder.enumType('GiftRole', { values: ['GIVER', 'RECEIVER'] as const });
const ShownStateType = builder.enumType('ShownGiftState', {
  values: ['OPEN', 'MINE', 'TAKEN', 'DECLINED', 'OVER'] as const,
});

// Of the domains below, by name.
const HeldResult = namedType<ItemAnswer<HeldBooking>>('HeldBookingResult');
const BookingStateType = namedType<GiftLine['bookingState']>('BookingState');
const EndReasonType = namedType<NonNullable<GiftLine['endReason']>>('BookingEndReason');
const KindType = namedType<GiftLine['kind']>('ServiceKind');
const CurrencyType = namedType<ShownGift['currency']>('Currency');
const PersonType = namedType<BookingPerson>('BookingPerson');

const ViewType = builder.objectRef<GiftView>('GiftView').implement({
  description: 'A gift on its order, for whoever gave it or has it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    bookingId: t.exposeID('bookingId'),
    role: t.expose('role', { type: RoleType }),
    state: t.expose('state', { type: StateType }),
    receiverName: t.exposeString('receiverName'),
    giverName: t.exposeString('giverName'),
    message: t.exposeString('message', { nullable: true }),
    isPriceHidden: t.exposeBoolean('isPriceHidden'),
    sendAt: t.exposeString('sendAt', { nullable: true }),
    useBy: t.exposeString('useBy', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
    resendsLeft: t.exposeInt('resendsLeft'),
    addressesLeft: t.exposeInt('addressesLeft'),
    acts: t.expose('acts', { type: [ActType] }),
  }),
});

const LineType = builder.objectRef<GiftLine>('Gift').implement({
  description: 'What somebody gave, or was given.',
  fields: (t) => ({
    id: t.exposeID('id'),
    bookingId: t.exposeID('bookingId'),
    role: t.expose('role', { type: RoleType }),
    state: t.expose('state', { type: StateType }),
    bookingState: t.field({
      type: BookingStateType,
      resolve: ({ bookingState }) => bookingState,
    }),
    endReason: t.field({
      type: EndReasonType,
      nullable: true,
      resolve: ({ endReason }) => endReason,
    }),
    title: t.exposeString('title'),
    tierName: t.exposeString('tierName'),
    image: t.exposeString('image', { nullable: true }),
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
    name: t.exposeString('name'),
    sendAt: t.exposeString('sendAt', { nullable: true }),
    openedAt: t.exposeString('openedAt', { nullable: true }),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    useBy: t.exposeString('useBy', { nullable: true }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const ShownType = builder.objectRef<ShownGift>('ShownGift').implement({
  description: 'What the link to a gift shows.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: ShownStateType }),
    bookingId: t.exposeID('bookingId', { nullable: true }),
    receiverName: t.exposeString('receiverName'),
    giverName: t.exposeString('giverName'),
    message: t.exposeString('message', { nullable: true }),
    title: t.exposeString('title'),
    tierName: t.exposeString('tierName'),
    image: t.exposeString('image', { nullable: true }),
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    days: t.exposeInt('days', { nullable: true }),
    included: t.exposeStringList('included'),
    creator: t.field({
      type: PersonType,
      nullable: true,
      resolve: ({ creator }) => creator,
    }),
    price: t.exposeInt('price', { nullable: true }),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    useBy: t.exposeString('useBy', { nullable: true }),
    declinedUntil: t.exposeString('declinedUntil', { nullable: true }),
  }),
});

const ViewResult = itemRoot('GiftViewResult', ViewType);
const ShownResult = itemRoot('ShownGiftResult', ShownType);
const GiftList = listRoot('GiftList', LineType);

builder.queryFields((t) => ({
  getGifts: t.field({
    type: GiftList,
    resolve: (_root, _args, context) => answerList(async () => ({ items: await giftsOf(context) })),
  }),
  giftOfOrder: t.field({
    type: ViewResult,
    args: { bookingId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => giftOfOrder(context, parsePayload(giftOrderPayload, args))),
  }),
  shownGift: t.field({
    type: ShownResult,
    description: 'What a link leads to; reading uses nothing up.',
    args: { giftId: t.arg.id(), token: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => shownGift(context, parsePayload(giftLinkPayload, args))),
  }),
}));

builder.mutationFields((t) => {
  /** A press of whoever has the link. */
  const byLink = (act: typeof claimGift) =>
    t.field({
      type: ShownResult,
      args: { giftId: t.arg.id(), token: t.arg.string() },
      resolve: (_root, args, context) =>
        answerItem(() => act(context, parsePayload(giftLinkPayload, args))),
    });
  return {
    openGift: byLink(openGift),
    claimGift: byLink(claimGift),
    declineGift: byLink(declineGift),
    keepGift: byLink(keepGift),
    holdGift: t.field({
      type: HeldResult,
      description: 'Holds a tier for whoever pays for it as a gift.',
      args: {
        serviceTierId: t.arg.id(),
        timeZone: t.arg.string(),
        requestKey: t.arg.string(),
        receiverName: t.arg.string(),
        giverName: t.arg.string(),
        message: t.arg.string({ required: false }),
        email: t.arg.string({ required: false }),
        sendAt: t.arg.string({ required: false }),
        isPriceHidden: t.arg.boolean(),
      },
      resolve: (_root, args, context) =>
        answerItem(() => holdGift(context, parsePayload(holdGiftPayload, args))),
    }),
    resendGift: t.field({
      type: ViewResult,
      args: { bookingId: t.arg.id() },
      resolve: (_root, args, context) =>
        answerItem(() => resendGift(context, parsePayload(giftOrderPayload, args))),
    }),
    changeGiftAddress: t.field({
      type: ViewResult,
      args: { bookingId: t.arg.id(), email: t.arg.string() },
      resolve: (_root, args, context) =>
        answerItem(() => changeGiftAddress(context, parsePayload(giftAddressPayload, args))),
    }),
    revokeGift: t.field({
      type: ViewResult,
      args: { bookingId: t.arg.id(), version: t.arg.int() },
      resolve: (_root, args, context) =>
        answerItem(() => revokeGift(context, parsePayload(revokeGiftPayload, args))),
    }),
  };
});
