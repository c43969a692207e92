import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { Currency } from '@/lib/shared/money/money';
import {
  createPromoPayload,
  PROMO_KINDS,
  switchPromoPayload,
  type Promo,
} from '@/lib/shared/promos/promo';
import { createPromo, myPromos, switchPromo } from './service';

const PromoKindType = builder.enumType('PromoKind', { values: PROMO_KINDS });

const PromoType = builder.objectRef<Promo>('Promo').implement({
  description: 'A code that makes an order cheaper, as its creator sees it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    kind: t.expose('kind', { type: PromoKindType }),
    value: t.exposeInt('value'),
    currency: t.field({
      type: namedType<Currency>('Currency'),
      nullable: true,
      resolve: ({ currency }) => currency,
    }),
    serviceIds: t.exposeIDList('serviceIds', { nullable: true }),
    maxUses: t.exposeInt('maxUses', { nullable: true }),
    uses: t.exposeInt('uses'),
    until: t.exposeString('until', { nullable: true }),
    isOn: t.exposeBoolean('isOn'),
  }),
});

const PromoList = listRoot('PromoList', PromoType);
const PromoResult = itemRoot('PromoResult', PromoType);

builder.queryFields((t) => ({
  myPromos: t.field({
    type: PromoList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await myPromos(context) })),
  }),
}));

builder.mutationFields((t) => ({
  createPromo: t.field({
    type: PromoResult,
    args: {
      code: t.arg.string(),
      kind: t.arg({ type: PromoKindType }),
      value: t.arg.int(),
      serviceIds: t.arg.idList({ required: false }),
      maxUses: t.arg.int({ required: false }),
      until: t.arg.string({ required: false }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => createPromo(context, parsePayload(createPromoPayload, args))),
  }),
  switchPromo: t.field({
    type: PromoResult,
    args: { promoId: t.arg.id(), isOn: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => switchPromo(context, parsePayload(switchPromoPayload, args))),
  }),
}));
