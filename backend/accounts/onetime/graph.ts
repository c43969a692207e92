import { handOver, SessionResult } from '@/backend/accounts/graph';
import {
  addEmail,
  checkName,
  logInWithCode,
  requestCode,
  type CheckedName,
  type SentCode,
} from '@/backend/accounts/service';
import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { handleFrom } from '@/lib/shared/accounts/names';
import {
  addEmailPayload,
  checkNamePayload,
  logInWithCodePayload,
  requestCodePayload,
} from '@/lib/shared/accounts/quick';
import { HANDLE_PATTERN } from '@/lib/shared/limits';

const SentCodeType = builder.objectRef<SentCode>('SentCode').implement({
  fields: (t) => ({
    sentTo: t.exposeString('sentTo'),
    length: t.exposeInt('length', { description: '6 digits, or 12 digits and letters' }),
  }),
});

const CheckedNameType = builder.objectRef<CheckedName>('CheckedName').implement({
  fields: (t) => ({
    isFree: t.exposeBoolean('isFree'),
    suggestion: t.exposeString('suggestion', {
      nullable: true,
      description: 'A handle that can be had; null when the name makes none.',
    }),
  }),
});

const SentCodeResult = itemRoot('SentCodeResult', SentCodeType);
const CheckedNameResult = itemRoot('CheckedNameResult', CheckedNameType);

builder.queryField('checkName', (t) =>
  t.field({
    type: CheckedNameResult,
    args: { name: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const made = handleFrom(parsePayload(checkNamePayload, args).name);
        return checkName(context, { handle: HANDLE_PATTERN.test(made) ? made : null });
      }),
  }),
);

builder.mutationFields((t) => ({
  requestCode: t.field({
    type: SentCodeResult,
    description: 'Answers alike for every e-mail.',
    args: { email: t.arg.string(), locale: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => requestCode(context, parsePayload(requestCodePayload, args))),
  }),
  logInWithCode: t.field({
    type: SessionResult,
    args: {
      email: t.arg.string(),
      code: t.arg.string(),
      handle: t.arg.string({ required: false }),
      locale: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const proof = parsePayload(logInWithCodePayload, args);
        return handOver(context, await logInWithCode(context, proof));
      }),
  }),
  addEmail: t.field({
    type: SessionResult,
    args: { email: t.arg.string(), code: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const proof = parsePayload(addEmailPayload, args);
        return handOver(context, await addEmail(context, proof));
      }),
  }),
}));
