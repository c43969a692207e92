import { builder, namedType } from '@/backend/platform/server/builder';
import type { PlaceMoney } from '@/backend/parties/service';

const PlaceMoneyStateType = builder.enumType('PlaceMoneyState', {
  values: ['WAITS', 'MOVES', 'PAID', 'BACK'] as const,
});
/** Where the money of a bought place stands. */
export const PlaceMoneyType = builder.objectRef<PlaceMoney>('PlaceMoney').implement({
  description: 'Where the money of a place stands that its fan bought; minor units.',
  fields: (t) => ({
    bookingId: t.exposeID('bookingId'),
    price: t.exposeInt('price', { nullable: true }),
    currency: t.field({
      type: namedType<PlaceMoney['currency']>('Currency'),
      resolve: ({ currency }) => currency,
    }),
    state: t.expose('state', { type: PlaceMoneyStateType }),
    at: t.exposeString('at', { nullable: true }),
  }),
});
