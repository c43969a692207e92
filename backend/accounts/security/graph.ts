import { CurrentUserResult, handOver, SessionResult } from '@/backend/accounts/graph';
import {
  changePassword,
  confirmPhone,
  currentUser,
  endOtherSessions,
  endSession,
  mySessions,
  requestPasswordReset,
  requestPhoneCode,
  resetPassword,
  unsubscribe,
} from '@/backend/accounts/service';
import type { Sent } from '@/backend/accounts/email/verification';
import type { SessionView } from '@/backend/accounts/sessions/list';
import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';

const SessionViewType = builder.objectRef<SessionView>('SessionView').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    isCurrent: t.exposeBoolean('isCurrent'),
    clientAgent: t.exposeString('clientAgent'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    lastSeenAt: t.string({ resolve: ({ lastSeenAt }) => lastSeenAt.toISOString() }),
  }),
});

const EndedSession = builder.objectRef<{ isCurrent: boolean }>('EndedSession').implement({
  fields: (t) => ({ isCurrent: t.exposeBoolean('isCurrent') }),
});

const EndedSessions = builder.objectRef<{ endedSessions: number }>('EndedSessions').implement({
  fields: (t) => ({ endedSessions: t.exposeInt('endedSessions') }),
});

const Unsubscribed = builder.objectRef<{ topic: string }>('Unsubscribed').implement({
  fields: (t) => ({ topic: t.exposeString('topic') }),
});

const SentResult = namedType<ItemAnswer<Sent>>('SentResult');
const EndedSessionResult = itemRoot('EndedSessionResult', EndedSession);
const EndedSessionsResult = itemRoot('EndedSessionsResult', EndedSessions);
const UnsubscribedResult = itemRoot('UnsubscribedResult', Unsubscribed);
const SessionList = listRoot('SessionList', SessionViewType);

builder.queryField('getSessions', (t) =>
  t.field({
    type: SessionList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await mySessions(context) })),
  }),
);

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    type: SentResult,
    description: 'Answers alike for every e-mail: no error and no item.',
    args: { email: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem<Sent>(async () => {
        await requestPasswordReset(context, args);
        return null;
      }),
  }),
  resetPassword: t.field({
    type: SessionResult,
    args: { token: t.arg.string(), password: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => handOver(context, await resetPassword(context, args))),
  }),
  changePassword: t.field({
    type: EndedSessionsResult,
    args: { currentPassword: t.arg.string(), password: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => changePassword(context, args)),
  }),
  requestPhoneCode: t.field({
    type: SentResult,
    args: { phone: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => requestPhoneCode(context, args)),
  }),
  confirmPhone: t.field({
    type: CurrentUserResult,
    args: { code: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        await confirmPhone(context, args);
        return currentUser(context);
      }),
  }),
  endSession: t.field({
    type: EndedSessionResult,
    args: { sessionId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const ended = await endSession(context, args);
        if (ended.isCurrent) context.setSession('clear');
        return ended;
      }),
  }),
  endOtherSessions: t.field({
    type: EndedSessionsResult,
    resolve: (_root, _args, context) => answerItem(() => endOtherSessions(context)),
  }),
  unsubscribe: t.field({
    type: UnsubscribedResult,
    args: { token: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => unsubscribe(context, args)),
  }),
}));
