import { answerItem, builder, namedType, type ItemAnswer } from '@/backend/platform/builder';
import { parsePayload } from '@/backend/platform/parsePayload';
import { saveThemePayload, setPhotoPayload } from '@/lib/shared/creators';
import { saveTheme, setPhoto } from './looks';
import type { CurrentUser } from './service';

const CurrentUserResult = namedType<ItemAnswer<CurrentUser>>('CurrentUserResult');

builder.mutationFields((t) => ({
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
