import type { SignInNonce } from '@/backend/accounts/google/signIn';
import { CurrentUserResult, handOver, SessionResult, UserType } from '@/backend/accounts/graph';
import {
  checkHandle,
  chooseHandle,
  chooseUserType,
  findHandle,
  linkGoogle,
  signInNonce,
  signInWithGoogle,
} from '@/backend/accounts/service';
import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import type { HandleOwner } from './handles';

const SignInNonceType = builder.objectRef<SignInNonce>('SignInNonce').implement({
  fields: (t) => ({
    nonce: t.exposeString('nonce'),
    expiresAt: t.string({ resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});

const HandleCheck = builder.objectRef<{ isFree: boolean }>('HandleCheck').implement({
  fields: (t) => ({ isFree: t.exposeBoolean('isFree') }),
});

const HandleOwnerType = builder.objectRef<HandleOwner>('HandleOwner').implement({
  fields: (t) => ({
    handle: t.exposeString('handle'),
    userType: t.expose('userType', { type: UserType }),
    movedTo: t.exposeString('movedTo', { nullable: true }),
  }),
});

const SignInNonceResult = itemRoot('SignInNonceResult', SignInNonceType);
const HandleCheckResult = itemRoot('HandleCheckResult', HandleCheck);
const HandleOwnerResult = itemRoot('HandleOwnerResult', HandleOwnerType);
builder.queryFields((t) => ({
  checkHandle: t.field({
    type: HandleCheckResult,
    args: { handle: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => checkHandle(context, args)),
  }),
  findHandle: t.field({
    type: HandleOwnerResult,
    description: 'null item for a handle that leads nowhere',
    args: { handle: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => findHandle(context, args)),
  }),
}));

builder.mutationFields((t) => ({
  signInNonce: t.field({
    type: SignInNonceResult,
    resolve: (_root, _args, context) => answerItem(() => signInNonce(context)),
  }),
  signInWithGoogle: t.field({
    type: SessionResult,
    args: { credential: t.arg.string(), nonce: t.arg.string(), locale: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => handOver(context, await signInWithGoogle(context, args))),
  }),
  linkGoogle: t.field({
    type: SessionResult,
    args: { credential: t.arg.string(), nonce: t.arg.string(), password: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => handOver(context, await linkGoogle(context, args))),
  }),
  chooseHandle: t.field({
    type: CurrentUserResult,
    args: { handle: t.arg.string() },
    resolve: (_root, args, context) => answerItem(() => chooseHandle(context, args)),
  }),
  chooseUserType: t.field({
    type: CurrentUserResult,
    args: { userType: t.arg({ type: UserType }) },
    resolve: (_root, args, context) => answerItem(() => chooseUserType(context, args)),
  }),
}));
