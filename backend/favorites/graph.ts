import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ServiceCard } from '@/lib/shared/experiences/views';
import {
  FAVORITE_TYPES,
  favoritesPayload,
  removeFavoritePayload,
  saveFavoritePayload,
} from '@/lib/shared/fans/favorites';
import {
  favoriteIds,
  favoritesPage,
  liveFavorites,
  removeFavorite,
  saveFavorite,
  type Favorite,
  type FavoriteId,
  type FavoriteTarget,
} from './service';

const FavoriteKind = builder.enumType('FavoriteType', { values: FAVORITE_TYPES });

const FavoriteTargetType = builder.objectRef<FavoriteTarget>('FavoriteTarget').implement({
  fields: (t) => ({
    targetType: t.expose('targetType', { type: FavoriteKind }),
    targetId: t.exposeID('targetId'),
  }),
});

const FavoriteIdType = builder.objectRef<FavoriteId>('FavoriteId').implement({
  fields: (t) => ({
    targetType: t.expose('targetType', { type: FavoriteKind }),
    targetId: t.exposeID('targetId'),
    notifyLive: t.exposeBoolean('notifyLive'),
    notifySlots: t.exposeBoolean('notifySlots'),
    notifyPrice: t.exposeBoolean('notifyPrice'),
  }),
});

const FavoriteItem = builder.objectRef<Favorite>('Favorite').implement({
  description: 'A creator the caller follows, or a service the caller kept with its creator.',
  fields: (t) => ({
    targetType: t.expose('targetType', { type: FavoriteKind }),
    targetId: t.exposeID('targetId'),
    notifyLive: t.exposeBoolean('notifyLive'),
    notifySlots: t.exposeBoolean('notifySlots'),
    notifyPrice: t.exposeBoolean('notifyPrice'),
    cheaperBy: t.exposeInt('cheaperBy', {
      nullable: true,
      description: 'Of a service: by how much less it costs than when it was kept.',
    }),
    creator: t.field({
      type: namedType<Favorite['creator']>('UserCreator'),
      resolve: ({ creator }) => creator,
    }),
    service: t.field({
      type: namedType<ServiceCard>('ServiceCard'),
      nullable: true,
      resolve: ({ service }) => service,
    }),
    createdAt: t.exposeString('createdAt'),
  }),
});

const FavoriteList = listRoot('FavoriteList', FavoriteItem, { paged: true });
const FavoriteIdList = listRoot('FavoriteIdList', FavoriteIdType);
const FavoriteIdResult = itemRoot('FavoriteIdResult', FavoriteIdType);
const FavoriteTargetResult = itemRoot('FavoriteTargetResult', FavoriteTargetType);

builder.queryFields((t) => ({
  favorites: t.field({
    type: FavoriteList,
    args: { cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => favoritesPage(context, parsePayload(favoritesPayload, args))),
  }),
  favoriteIds: t.field({
    type: FavoriteIdList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await favoriteIds(context) })),
  }),
  liveFavorites: t.field({
    type: FavoriteList,
    description: 'Those of the favorites who are live now.',
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await liveFavorites(context) })),
  }),
}));

builder.mutationFields((t) => ({
  saveFavorite: t.field({
    type: FavoriteIdResult,
    args: {
      targetType: t.arg({ type: FavoriteKind }),
      targetId: t.arg.id(),
      notifyLive: t.arg.boolean({ required: false }),
      notifySlots: t.arg.boolean({ required: false }),
      notifyPrice: t.arg.boolean({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => saveFavorite(context, parsePayload(saveFavoritePayload, args))),
  }),
  removeFavorite: t.field({
    type: FavoriteTargetResult,
    args: { targetType: t.arg({ type: FavoriteKind }), targetId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => removeFavorite(context, parsePayload(removeFavoritePayload, args))),
  }),
}));
