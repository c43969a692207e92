import { handOver, SessionResult } from '@/backend/accounts/graph';
import {
  confirmEmail,
  confirmEmailCode,
  logInInstead,
  requestEmailChange,
  requestEmailVerification,
  requestProof,
  undoEmailChange,
} from '@/backend/accounts/service';
import type { Context } from '@/backend/platform/context';
import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import type { ProvenEmail } from './confirm';
import type { Sent } from './verification';

const SentType = builder.objectRef<Sent>('Sent').implement({
  description: 'Where something was sent; null when there was nothing to prove any more.',
  fields: (t) => ({
    sentTo: t.exposeString('sentTo', { nullable: true }),
    length: t.exposeInt('length', {
      nullable: true,
      description: 'Signs of a mailed code; null for none.',
    }),
  }),
});

const EmailStateType = builder.enumType('EmailState', {
  values: ['CONFIRMED', 'CHANGED', 'TAKE_OVER', 'ELSEWHERE', 'HELD'] as const,
});

const ProvenEmailType = builder.objectRef<ProvenEmail>('ProvenEmail').implement({
  fields: (t) => ({
    state: t.expose('state', { type: EmailStateType }),
    handle: t.exposeString('handle', {
      nullable: true,
      description: 'TAKE_OVER: of the account to take over; HELD: of the one that has the address.',
    }),
  }),
});

const SentResult = itemRoot('SentResult', SentType);
const ProvenEmailResult = itemRoot('ProvenEmailResult', ProvenEmailType);

function proven(context: Context, work: () => Promise<ProvenEmail>) {
  return answerItem(async () => {
    const result = await work();
    if (result.session) {
      const { token, expiresAt } = result.session;
      context.setSession({ token, expiresAt });
    }
    return result;
  });
}

builder.mutationFields((t) => ({
  requestEmailVerification: t.field({
    type: SentResult,
    args: { email: t.arg.string({ required: false }) },
    resolve: (_root, { email }, context) =>
      answerItem(() => requestEmailVerification(context, { email: email ?? null })),
  }),
  confirmEmail: t.field({
    type: ProvenEmailResult,
    args: { token: t.arg.string() },
    resolve: (_root, args, context) => proven(context, () => confirmEmail(context, args)),
  }),
  confirmEmailCode: t.field({
    type: ProvenEmailResult,
    args: { code: t.arg.string() },
    resolve: (_root, args, context) => proven(context, () => confirmEmailCode(context, args)),
  }),
  logInInstead: t.field({
    type: SessionResult,
    args: { token: t.arg.string({ required: false }), code: t.arg.string({ required: false }) },
    resolve: (_root, { token, code }, context) =>
      answerItem(async () => {
        const proof = { token: token ?? null, code: code ?? null };
        return handOver(context, await logInInstead(context, proof));
      }),
  }),
  requestProof: t.field({
    type: SentResult,
    description: 'A code to the confirmed address of an account without a password.',
    resolve: (_root, _args, context) => answerItem(() => requestProof(context)),
  }),
  requestEmailChange: t.field({
    type: SentResult,
    args: { email: t.arg.string(), proof: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => requestEmailChange(context, args)),
  }),
  undoEmailChange: t.field({
    type: SessionResult,
    args: { token: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => handOver(context, await undoEmailChange(context, args))),
  }),
}));
