import {
  builder,
  itemRoot,
  listRoot,
  namedType,
  type FieldsOf,
} from '@/backend/platform/server/builder';
import {
  BOOKING_ACTORS,
  BOOKING_LISTS,
  BOOKING_MONEY,
  BOOKING_STATES,
  END_REASONS,
} from '@/lib/shared/bookings/states';
import type { BookingPayment, HeldBooking } from '@/lib/shared/bookings/paying';
import {
  BOOKING_ACTS,
  BOOKING_STEP_KINDS,
  type BookingLine,
  type BookingPage,
  type BookingPerson,
  type BookingStep,
  type CancelTerms,
  type Delivery,
  type IntakeAnswer,
  type PolicyStep,
} from '@/lib/shared/bookings/views';
import type { OrderFile } from '@/lib/shared/files/files';
import { BalanceType } from './balanceGraph';
import { packageFields, SessionType } from './packageGraph';
import { PlaceType } from './placeGraph';

const StateType = builder.enumType('BookingState', { values: BOOKING_STATES });
const MoneyType = builder.enumType('BookingMoney', { values: BOOKING_MONEY });
const EndReasonType = builder.enumType('BookingEndReason', { values: END_REASONS });
const ActorType = builder.enumType('BookingActor', { values: BOOKING_ACTORS });
const ActType = builder.enumType('BookingAct', { values: BOOKING_ACTS });
const SideType = builder.enumType('BookingSide', { values: ['BUYER', 'CREATOR'] as const });
const RoleType = builder.enumType('BookingRole', {
  values: ['BUYER', 'CREATOR', 'GIVER'] as const,
});
/** Which of somebody's bookings a list has. */
export const BookingListType = builder.enumType('BookingListName', { values: BOOKING_LISTS });

// Of the domains below, by name.
const KindType = namedType<BookingLine['kind']>('ServiceKind');
const ModeType = namedType<BookingPage['bookingMode']>('BookingMode');
const PolicyType = namedType<BookingPage['policy']>('CancelPolicy');
const IntakeKindType = namedType<IntakeAnswer['kind']>('IntakeKind');
const IntakeTimeType = namedType<IntakeAnswer['when']>('IntakeTime');
const CurrencyType = namedType<BookingLine['currency']>('Currency');
const PaymentStateType = namedType<NonNullable<BookingPayment['payment']>>('PaymentState');
const FailureType = namedType<NonNullable<BookingPayment['failure']>>('PaymentFailure');
const FileType = namedType<OrderFile>('OrderFile');

const PersonType = builder.objectRef<BookingPerson>('BookingPerson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
  }),
});

/** An intake question as it was asked, with its answer. */
export const IntakeAnswerType = builder.objectRef<IntakeAnswer>('IntakeAnswer').implement({
  description: 'An intake question as it was asked, with its answer.',
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    text: t.exposeString('text'),
    kind: t.field({ type: IntakeKindType, resolve: ({ kind }) => kind }),
    when: t.field({ type: IntakeTimeType, resolve: ({ when }) => when }),
    isRequired: t.exposeBoolean('isRequired'),
    choices: t.exposeStringList('choices'),
    value: t.exposeString('value', { nullable: true }),
    file: t.field({ type: FileType, nullable: true, resolve: ({ file }) => file }),
  }),
});

const TermsType = builder.objectRef<CancelTerms>('CancelTerms').implement({
  description: 'What cancelling now would do; minor units.',
  fields: (t) => ({
    back: t.exposeInt('back'),
    creatorKeeps: t.exposeInt('creatorKeeps'),
    fee: t.exposeInt('fee'),
    until: t.exposeString('until', { nullable: true }),
  }),
});

const PolicyStepType = builder.objectRef<PolicyStep>('PolicyStep').implement({
  fields: (t) => ({ until: t.exposeString('until'), back: t.exposeInt('back') }),
});

const StepKindType = builder.enumType('BookingStepKind', { values: BOOKING_STEP_KINDS });
const StepType = builder.objectRef<BookingStep>('BookingStep').implement({
  description: 'What happened to a booking, or will.',
  fields: (t) => ({
    kind: t.field({ type: StepKindType, resolve: ({ kind }) => kind }),
    by: t.expose('by', { type: ActorType, nullable: true }),
    at: t.exposeString('at'),
    isFuture: t.exposeBoolean('isFuture'),
    amount: t.exposeInt('amount', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
  }),
});

const DeliveryType = builder.objectRef<Delivery>('BookingDelivery').implement({
  fields: (t) => ({
    no: t.exposeInt('no'),
    note: t.exposeString('note', { nullable: true }),
    links: t.exposeStringList('links'),
    files: t.field({ type: [FileType], resolve: ({ files }) => files }),
    at: t.exposeString('at'),
  }),
});

const lineFields = (t: FieldsOf<BookingLine>) => ({
  id: t.exposeID('id'),
  number: t.exposeString('number'),
  serviceId: t.exposeID('serviceId', { nullable: true }),
  title: t.exposeString('title'),
  tierName: t.exposeString('tierName'),
  image: t.exposeString('image', { nullable: true }),
  kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
  state: t.expose('state', { type: StateType }),
  endReason: t.expose('endReason', { type: EndReasonType, nullable: true }),
  money: t.expose('money', { type: MoneyType }),
  isLate: t.exposeBoolean('isLate'),
  needsAnswers: t.exposeBoolean('needsAnswers'),
  moveAnswerBy: t.expose('moveAnswerBy', { type: SideType, nullable: true }),
  caseAnswerBy: t.expose('caseAnswerBy', { type: SideType, nullable: true }),
  role: t.expose('role', { type: RoleType }),
  other: t.expose('other', { type: PersonType, nullable: true }),
  price: t.exposeInt('price'),
  net: t.exposeInt('net', { nullable: true }),
  refunded: t.exposeInt('refunded'),
  currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
  startsAt: t.exposeString('startsAt', { nullable: true }),
  endsAt: t.exposeString('endsAt', { nullable: true }),
  dueAt: t.exposeString('dueAt', { nullable: true }),
  inLineSince: t.exposeString('inLineSince', { nullable: true }),
  isGift: t.exposeBoolean('isGift'),
  ...packageFields(t),
  useBy: t.exposeString('useBy', { nullable: true }),
  nextAt: t.exposeString('nextAt', { nullable: true }),
  createdAt: t.exposeString('createdAt'),
});

/** A booking in lists. */
export const BookingLineType = builder.objectRef<BookingLine>('BookingLine').implement({
  description: 'A booking in lists, as one of its sides sees it. Money in minor units.',
  fields: lineFields,
});

const PageType = builder.objectRef<BookingPage>('BookingPage').implement({
  description: 'An order as one of its sides sees it.',
  fields: (t) => ({
    // The fields of a line; Pothos types builders by their whole shape.
    ...lineFields(t as unknown as FieldsOf<BookingLine>),
    version: t.exposeInt('version'),
    creator: t.expose('creator', { type: PersonType, nullable: true }),
    buyer: t.expose('buyer', { type: PersonType, nullable: true }),
    serviceTierId: t.exposeID('serviceTierId', { nullable: true }),
    sessions: t.expose('sessions', { type: [SessionType] }),
    place: t.expose('place', { type: PlaceType, nullable: true }),
    bookingMode: t.field({ type: ModeType, resolve: ({ bookingMode }) => bookingMode }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    days: t.exposeInt('days', { nullable: true }),
    included: t.exposeStringList('included'),
    timeZone: t.exposeString('timeZone'),
    policy: t.field({ type: PolicyType, resolve: ({ policy }) => policy }),
    promoCode: t.exposeString('promoCode', { nullable: true }),
    listPrice: t.exposeInt('listPrice', { nullable: true }),
    balance: t.expose('balance', { type: BalanceType, nullable: true }),
    policySteps: t.expose('policySteps', { type: [PolicyStepType] }),
    cancelTerms: t.expose('cancelTerms', { type: TermsType, nullable: true }),
    acts: t.expose('acts', { type: [ActType] }),
    note: t.exposeString('note', { nullable: true }),
    meeting: t.exposeString('meeting', { nullable: true }),
    meetingAt: t.exposeString('meetingAt', { nullable: true }),
    hasMeeting: t.exposeBoolean('hasMeeting'),
    answers: t.expose('answers', { type: [IntakeAnswerType] }),
    deliveries: t.expose('deliveries', { type: [DeliveryType] }),
    revisionsLeft: t.exposeInt('revisionsLeft'),
    buyerInAt: t.exposeString('buyerInAt', { nullable: true }),
    creatorInAt: t.exposeString('creatorInAt', { nullable: true }),
    begunAt: t.exposeString('begunAt', { nullable: true }),
    deliveredAt: t.exposeString('deliveredAt', { nullable: true }),
    acceptsAt: t.exposeString('acceptsAt', { nullable: true }),
    clearsAt: t.exposeString('clearsAt', { nullable: true }),
    heldUntil: t.exposeString('heldUntil', { nullable: true }),
    proposedStart: t.exposeString('proposedStart', { nullable: true }),
    proposalUntil: t.exposeString('proposalUntil', { nullable: true }),
    lateCancelAt: t.exposeString('lateCancelAt', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
    files: t.field({ type: [FileType], resolve: ({ files }) => files }),
    conversationId: t.exposeID('conversationId', { nullable: true }),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    steps: t.expose('steps', { type: [StepType] }),
  }),
});

const PaymentType = builder.objectRef<BookingPayment>('BookingPayment').implement({
  description: 'What the page on which a booking is paid needs.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    number: t.exposeString('number'),
    title: t.exposeString('title'),
    tierName: t.exposeString('tierName'),
    serviceId: t.exposeID('serviceId', { nullable: true }),
    serviceTierId: t.exposeID('serviceTierId', { nullable: true }),
    creator: t.expose('creator', { type: PersonType, nullable: true }),
    state: t.expose('state', { type: StateType }),
    endReason: t.expose('endReason', { type: EndReasonType, nullable: true }),
    bookingMode: t.field({ type: ModeType, resolve: ({ bookingMode }) => bookingMode }),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    isGift: t.exposeBoolean('isGift'),
    amount: t.exposeInt('amount'),
    deposit: t.exposeInt('deposit', { nullable: true }),
    balanceAt: t.exposeString('balanceAt', { nullable: true }),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    paymentId: t.exposeID('paymentId', { nullable: true }),
    payment: t.field({ type: PaymentStateType, nullable: true, resolve: ({ payment }) => payment }),
    failure: t.field({ type: FailureType, nullable: true, resolve: ({ failure }) => failure }),
    url: t.exposeString('url', { nullable: true }),
    heldUntil: t.exposeString('heldUntil', { nullable: true }),
  }),
});

const HeldType = builder.objectRef<HeldBooking>('HeldBooking').implement({
  description: 'A booking that is held for whoever pays for it.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    version: t.exposeInt('version'),
    heldUntil: t.exposeString('heldUntil'),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    amount: t.exposeInt('amount'),
    deposit: t.exposeInt('deposit', { nullable: true }),
    balanceAt: t.exposeString('balanceAt', { nullable: true }),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => currency }),
    code: t.exposeString('code', { nullable: true }),
    url: t.exposeString('url', { nullable: true }),
  }),
});

export const BookingList = listRoot('BookingList', BookingLineType, { paged: true });
/** What every act on a booking answers. */
export const BookingPageResult = itemRoot('BookingPageResult', PageType);
export const BookingPaymentResult = itemRoot('BookingPaymentResult', PaymentType);
export const HeldBookingResult = itemRoot('HeldBookingResult', HeldType);
