import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import type { Context } from '@/backend/platform/context';
import type { ExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { CurrentUser, OpenedSession } from './currentUser';
import { currentUser, logIn, logOut, signUp } from './service';

export const UserType = builder.enumType('UserType', { values: ['CREATOR', 'FAN'] as const });

const ExtraPublicType = builder.objectRef<ExtraPublic>('ExtraPublic').implement({
  fields: (t) => ({
    profile_photo: t.exposeString('profile_photo'),
    display_is_dark_mode: t.exposeBoolean('display_is_dark_mode'),
    display_hue: t.exposeString('display_hue'),
  }),
});

const CurrentUserType = builder.objectRef<CurrentUser>('CurrentUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email', { nullable: true }),
    userType: t.expose('userType', { type: UserType }),
    extraPublic: t.expose('extraPublic', { type: ExtraPublicType }),
    emailVerified: t.exposeBoolean('emailVerified'),
    phoneVerified: t.exposeBoolean('phoneVerified'),
    phone: t.exposeString('phone', { nullable: true, description: 'masked' }),
    hasPassword: t.exposeBoolean('hasPassword'),
    hasChosenHandle: t.exposeBoolean('hasChosenHandle'),
    hasChosenType: t.exposeBoolean('hasChosenType'),
    hasRocky: t.exposeBoolean('hasRocky', { description: 'false once they sent Rocky away' }),
    isQuick: t.exposeBoolean('isQuick', { description: 'no confirmed e-mail, no password' }),
    canSwitch: t.exposeBoolean('canSwitch', {
      description: 'otherAccount may name another account of this browser',
    }),
    onboardingComplete: t.exposeBoolean('onboardingComplete'),
    onboardingStatus: t.exposeStringList('onboardingStatus'),
  }),
});

export const CurrentUserResult = itemRoot('CurrentUserResult', CurrentUserType);
export const SessionResult = itemRoot('SessionResult', CurrentUserType);

const SignUpInput = builder.inputType('SignUpInput', {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    password: t.string(),
    userType: t.field({ type: UserType }),
    handle: t.string(),
    locale: t.string(),
  }),
});

const LogInInput = builder.inputType('LogInInput', {
  fields: (t) => ({ emailOrHandle: t.string(), password: t.string() }),
});

/** Hands the token to the session header. It never stands in a GraphQL response. */
export function handOver(context: Context, { user, session }: OpenedSession): CurrentUser {
  const { token, expiresAt } = session;
  context.setSession({ token, expiresAt });
  return user;
}

builder.queryField('myUser', (t) =>
  t.field({
    type: CurrentUserResult,
    description: 'null item for a visitor',
    resolve: (_root, _args, context) => answerItem(() => currentUser(context)),
  }),
);

builder.mutationFields((t) => ({
  signUp: t.field({
    type: SessionResult,
    args: { input: t.arg({ type: SignUpInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(async () => handOver(context, await signUp(context, input))),
  }),
  logIn: t.field({
    type: SessionResult,
    args: { input: t.arg({ type: LogInInput }) },
    resolve: (_root, { input }, context) =>
      answerItem(async () => handOver(context, await logIn(context, input))),
  }),
  logOut: t.field({
    type: SessionResult,
    resolve: (_root, _args, context) =>
      answerItem<CurrentUser>(async () => {
        await logOut(context);
        context.setSession('clear');
        return null;
      }),
  }),
}));
