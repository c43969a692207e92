import { answerList, builder, listRoot, namedType } from '@/backend/platform/builder';
import { parsePayload } from '@/backend/platform/parsePayload';
import type { ExtraPublic } from '@/lib/shared/extraPublic';
import { fanPayload } from '@/lib/shared/fans';
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
