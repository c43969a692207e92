import { answerList, builder, listRoot } from '@/backend/platform/server/builder';
import { giftsOf, type Gift } from './service';

const GiftType = builder.objectRef<Gift>('Gift').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    from: t.exposeString('from'),
    givenAt: t.exposeString('givenAt'),
  }),
});

const GiftList = listRoot('GiftList', GiftType);

builder.queryField('getGifts', (t) =>
  t.field({
    type: GiftList,
    resolve: (_root, _args, context) =>
      answerList(() => Promise.resolve({ items: giftsOf(context) })),
  }),
);
