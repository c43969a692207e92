import { answerList, builder, listRoot, namedType } from '@/backend/platform/builder';
import type { ExtraPublic } from '@/lib/shared/extraPublic';
import { creatorTheme, type Creator } from './service';

const UserCreator = builder.objectRef<Creator>('UserCreator').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    extraPublic: t.field({
      type: namedType<ExtraPublic>('ExtraPublic'),
      resolve: (creator) => creator.extraPublic,
    }),
  }),
});

const UserCreatorList = listRoot('UserCreatorList', UserCreator);

builder.queryField('userCreators', (t) =>
  t.field({
    type: UserCreatorList,
    args: { handle: t.arg.string() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const creator = await creatorTheme(context, args);
        return { items: creator ? [creator] : [] };
      }),
  }),
);
