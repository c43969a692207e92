import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  OFFER_STATES,
  offerPayload,
  offersPayload,
  sendOfferPayload,
  type Offer,
} from '@/lib/shared/offers/offer';
import { conversationOffers, sendOffer, withdrawOffer } from './service';

const OfferStateType = builder.enumType('OfferState', { values: OFFER_STATES });

const OfferType = builder.objectRef<Offer>('Offer').implement({
  description: 'A version of a service that one person alone can buy, once.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also that of the tier.' }),
    serviceId: t.exposeID('serviceId'),
    title: t.exposeString('title', { description: 'Of the service.' }),
    name: t.exposeString('name'),
    included: t.exposeStringList('included'),
    kind: t.expose('kind', { type: namedType<Offer['kind']>('ServiceKind') }),
    price: t.exposeInt('price'),
    currency: t.expose('currency', { type: namedType<Offer['currency']>('Currency') }),
    minutes: t.exposeInt('minutes', { nullable: true }),
    days: t.exposeInt('days', { nullable: true }),
    until: t.exposeString('until'),
    state: t.expose('state', { type: OfferStateType }),
    isOwn: t.exposeBoolean('isOwn'),
  }),
});

const OfferList = listRoot('OfferList', OfferType);
const OfferResult = itemRoot('OfferResult', OfferType);

builder.queryFields((t) => ({
  conversationOffers: t.field({
    type: OfferList,
    args: { conversationId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await conversationOffers(context, parsePayload(offersPayload, args)),
      })),
  }),
}));

builder.mutationFields((t) => ({
  sendOffer: t.field({
    type: OfferResult,
    args: {
      conversationId: t.arg.id(),
      serviceId: t.arg.id(),
      name: t.arg.string(),
      included: t.arg.stringList(),
      price: t.arg.int(),
      minutes: t.arg.int({ required: false }),
      days: t.arg.int({ required: false }),
      validDays: t.arg.int(),
      requestKey: t.arg.id(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => sendOffer(context, parsePayload(sendOfferPayload, args))),
  }),
  withdrawOffer: t.field({
    type: OfferResult,
    args: { offerId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => withdrawOffer(context, parsePayload(offerPayload, args))),
  }),
}));
