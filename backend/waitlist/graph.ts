import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { confirmWaitlistPayload, joinWaitlistPayload } from '@/lib/shared/waitlist/waitlist';
import { confirmWaitlist, joinWaitlist } from './service';

const WaitlistPlace = builder
  .objectRef<{ isConfirmed: boolean }>('WaitlistPlace')
  .implement({ fields: (t) => ({ isConfirmed: t.exposeBoolean('isConfirmed') }) });

const WaitlistResult = itemRoot('WaitlistResult', WaitlistPlace);

builder.mutationFields((t) => ({
  joinWaitlist: t.field({
    type: WaitlistResult,
    description: 'Answers alike for every address.',
    args: { email: t.arg.string(), locale: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        await joinWaitlist(context, parsePayload(joinWaitlistPayload, args));
        return { isConfirmed: false };
      }),
  }),
  confirmWaitlist: t.field({
    type: WaitlistResult,
    args: { token: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        await confirmWaitlist(context, parsePayload(confirmWaitlistPayload, args));
        return { isConfirmed: true };
      }),
  }),
}));
