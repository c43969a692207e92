import { creatorId } from '@/backend/platform/member';
import { answerItem, builder, itemRoot, namedType } from '@/backend/platform/server/builder';
import type { CurrentUser } from '@/backend/accounts/service';
import { isOnAir } from '@/backend/widgets/service';

const OnAirType = builder
  .objectRef<{ isOnAir: boolean }>('OnAir')
  .implement({ fields: (t) => ({ isOnAir: t.exposeBoolean('isOnAir') }) });

const OnAirResult = itemRoot('OnAirResult', OnAirType);

builder.queryField('onAir', (t) =>
  t.field({
    type: OnAirResult,
    description: "Whether any of the caller's overlays is connected.",
    resolve: (_root, _args, context) =>
      answerItem(async () => ({ isOnAir: await isOnAir(context, creatorId(context)) })),
  }),
);

builder.objectField(namedType<CurrentUser>('CurrentUser'), 'isOnAir', (t) =>
  t.boolean({
    description: 'An overlay of theirs is connected: what stands on their pages may be on stream.',
    resolve: (user, _args, context) => user.userType === 'CREATOR' && isOnAir(context, user.id),
  }),
);
