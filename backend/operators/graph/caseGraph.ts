import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { BookingStep, Delivery } from '@/lib/shared/bookings/views';
import type { CaseFile, ResolutionCase } from '@/lib/shared/cases/cases';
import type { Currency } from '@/lib/shared/money/money';
import type { OperatorCase, OperatorPerson } from '@/lib/shared/operators/operators';

// What other domains have registered, by name.
const CaseType = namedType<ResolutionCase>('ResolutionCase');
const StepType = namedType<BookingStep>('BookingStep');
const DeliveryType = namedType<Delivery>('BookingDelivery');
const PersonType = namedType<OperatorPerson>('OperatorPerson');

const MessageType = builder.objectRef<CaseFile['messages'][number]>('CaseFileMessage').implement({
  fields: (t) => ({
    by: t.field({
      type: namedType<CaseFile['messages'][number]['by']>('BookingRole'),
      resolve: ({ by }) => by,
    }),
    body: t.exposeString('body'),
    at: t.exposeString('at'),
  }),
});

const FileType = builder.objectRef<CaseFile>('OperatorCaseFile').implement({
  description: 'All that decides a case, as it assembled itself. Money in minor units.',
  fields: (t) => ({
    case: t.field({ type: CaseType, resolve: (file) => file.case }),
    bookingId: t.exposeID('bookingId'),
    number: t.exposeString('number'),
    title: t.exposeString('title'),
    tierName: t.exposeString('tierName'),
    included: t.exposeStringList('included'),
    price: t.exposeInt('price'),
    refunded: t.exposeInt('refunded'),
    currency: t.field({
      type: namedType<Currency>('Currency'),
      resolve: ({ currency }) => currency,
    }),
    policy: t.field({
      type: namedType<CaseFile['policy']>('CancelPolicy'),
      resolve: ({ policy }) => policy,
    }),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    endsAt: t.exposeString('endsAt', { nullable: true }),
    dueAt: t.exposeString('dueAt', { nullable: true }),
    paidAt: t.exposeString('paidAt', { nullable: true }),
    buyerInAt: t.exposeString('buyerInAt', { nullable: true }),
    creatorInAt: t.exposeString('creatorInAt', { nullable: true }),
    deliveries: t.field({ type: [DeliveryType], resolve: ({ deliveries }) => deliveries }),
    steps: t.field({ type: [StepType], resolve: ({ steps }) => steps }),
    messages: t.expose('messages', { type: [MessageType] }),
  }),
});

const OperatorCaseType = builder.objectRef<OperatorCase>('OperatorCase').implement({
  fields: (t) => ({
    file: t.expose('file', { type: FileType }),
    buyer: t.field({ type: PersonType, nullable: true, resolve: ({ buyer }) => buyer }),
    receiver: t.field({ type: PersonType, nullable: true, resolve: ({ receiver }) => receiver }),
    creator: t.field({ type: PersonType, nullable: true, resolve: ({ creator }) => creator }),
  }),
});

export const OperatorCaseList = listRoot('OperatorCaseList', OperatorCaseType, { paged: true });
export const OperatorCaseResult = itemRoot('OperatorCaseResult', OperatorCaseType);
