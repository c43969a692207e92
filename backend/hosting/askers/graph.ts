import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { confirmTellPayload, tellByMailPayload, tellMePayload } from '@/lib/shared/hosting/askers';
import { confirmTell, tellByMail, tellMe } from './askers';

const Asked = builder
  .objectRef<{ isOn: boolean }>('TellMe')
  .implement({ fields: (t) => ({ isOn: t.exposeBoolean('isOn') }) });

const Confirmed = builder
  .objectRef<{ path: string }>('TellMeConfirmed')
  .implement({ fields: (t) => ({ path: t.exposeString('path') }) });

const AskedResult = itemRoot('TellMeResult', Asked);
const ConfirmedResult = itemRoot('TellMeConfirmedResult', Confirmed);

builder.mutationFields((t) => ({
  tellMe: t.field({
    type: AskedResult,
    args: { toolId: t.arg.id(), isOn: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => tellMe(context, parsePayload(tellMePayload, args))),
  }),
  tellByMail: t.field({
    type: AskedResult,
    description: 'Answers alike for every address.',
    args: { toolId: t.arg.id(), email: t.arg.string(), locale: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        await tellByMail(context, parsePayload(tellByMailPayload, args));
        return { isOn: false };
      }),
  }),
  confirmTell: t.field({
    type: ConfirmedResult,
    args: { token: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => confirmTell(context, parsePayload(confirmTellPayload, args))),
  }),
}));
