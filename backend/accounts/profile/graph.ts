import type { CurrentUser } from '@/backend/accounts/currentUser';
import {
  personalInfo,
  saveNotificationChoice,
  savePersonalInfo,
  saveQuietHours,
  saveRocky,
  saveTheme,
  setPhoto,
} from '@/backend/accounts/service';
import {
  answerItem,
  builder,
  itemRoot,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { saveThemePayload, setPhotoPayload } from '@/lib/shared/creators/creators';
import {
  CHANNELS,
  NOTIFICATION_TYPES,
  type NotificationChoice,
} from '@/lib/shared/notifications/notificationPrefs';
import {
  notificationPrefsPayload,
  personalInfoPayload,
  rockyPayload,
} from '@/lib/shared/accounts/personal';
import { quietHoursPayload, type QuietHours } from '@/lib/shared/notifications/quietHours';
import type { PersonalInfo } from './personalInfo';

const NotificationTypeType = builder.enumType('NotificationType', { values: NOTIFICATION_TYPES });
const NotificationChannelType = builder.enumType('NotificationChannel', { values: CHANNELS });

const NotificationChoiceType = builder
  .objectRef<NotificationChoice>('NotificationChoice')
  .implement({
    fields: (t) => ({
      type: t.expose('type', { type: NotificationTypeType }),
      channel: t.expose('channel', { type: NotificationChannelType }),
      isOn: t.exposeBoolean('isOn'),
      isChangeable: t.exposeBoolean('isChangeable'),
    }),
  });

const QuietHoursType = builder.objectRef<QuietHours>('QuietHours').implement({
  fields: (t) => ({
    from: t.exposeString('from', { description: 'HH:MM' }),
    to: t.exposeString('to', { description: 'HH:MM' }),
  }),
});

const PersonalInfoType = builder.objectRef<PersonalInfo>('PersonalInfo').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email', { nullable: true }),
    emailVerified: t.exposeBoolean('emailVerified'),
    phone: t.exposeString('phone', { nullable: true, description: 'masked' }),
    handle: t.exposeString('handle'),
    locale: t.exposeString('locale'),
    timeZone: t.exposeString('timeZone', { nullable: true, description: 'IANA zone' }),
    hasPassword: t.exposeBoolean('hasPassword'),
    notifications: t.expose('notifications', { type: [NotificationChoiceType] }),
    quietHours: t.expose('quietHours', { type: QuietHoursType, nullable: true }),
  }),
});

const CurrentUserResult = namedType<ItemAnswer<CurrentUser>>('CurrentUserResult');
const PersonalInfoResult = itemRoot('PersonalInfoResult', PersonalInfoType);

builder.queryField('personalInfo', (t) =>
  t.field({
    type: PersonalInfoResult,
    resolve: (_root, _args, context) => answerItem(() => personalInfo(context)),
  }),
);

builder.mutationFields((t) => ({
  savePersonalInfo: t.field({
    type: PersonalInfoResult,
    args: {
      firstName: t.arg.string(),
      lastName: t.arg.string(),
      timeZone: t.arg.string(),
      locale: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => savePersonalInfo(context, parsePayload(personalInfoPayload, args))),
  }),
  saveNotificationPrefs: t.field({
    type: PersonalInfoResult,
    args: {
      type: t.arg({ type: NotificationTypeType }),
      channel: t.arg({ type: NotificationChannelType }),
      isOn: t.arg.boolean(),
    },
    resolve: (_root, args, context) =>
      answerItem(() =>
        saveNotificationChoice(context, parsePayload(notificationPrefsPayload, args)),
      ),
  }),
  saveQuietHours: t.field({
    type: PersonalInfoResult,
    args: {
      from: t.arg.string({ required: false }),
      to: t.arg.string({ required: false }),
      timeZone: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => saveQuietHours(context, parsePayload(quietHoursPayload, args))),
  }),
  saveRocky: t.field({
    type: CurrentUserResult,
    args: { isOn: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => saveRocky(context, parsePayload(rockyPayload, args))),
  }),
  saveTheme: t.field({
    type: CurrentUserResult,
    args: { display_hue: t.arg.string(), display_is_dark_mode: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => saveTheme(context, parsePayload(saveThemePayload, args))),
  }),
  setPhoto: t.field({
    type: CurrentUserResult,
    description: 'One of the own uploads; null: none.',
    args: { url: t.arg.string({ required: false }) },
    resolve: (_root, { url }, context) =>
      answerItem(() => setPhoto(context, parsePayload(setPhotoPayload, { url: url ?? null }))),
  }),
}));
