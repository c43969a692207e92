import { answerList, builder, listRoot, namedType } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fanPayload } from '@/lib/shared/fans/fans';
import { fanByHandle, type Fan } from './service';

const UserFan = builder.objectRef<Fan>('UserFan').implement({
  description: 'Public face of a fan.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    extraPublic: t.expose('extraPublic', { type: namedType<ExtraPublic>('ExtraPublic') }),
    memberSince: t.exposeString('memberSince'),
    queuesPlayed: t.exposeInt('queuesPlayed'),
  }),
});

const UserFanList = listRoot('UserFanList', UserFan);

builder.queryField('userFans', (t) =>
  t.field({
    type: UserFanList,
    args: { handle: t.arg.string() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const fan = await fanByHandle(context, parsePayload(fanPayload, args));
        return { items: fan ? [fan] : [] };
      }),
  }),
);
