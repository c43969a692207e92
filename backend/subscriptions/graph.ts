import { builder } from '@/backend/platform/server/builder';
import type { RealtimeToken } from '@/backend/platform/outbox/realtime';
import { subscription } from './service';

const PubNubSubscription = builder.objectRef<RealtimeToken>('PubNubSubscription').implement({
  fields: (t) => ({
    error: t.string({ nullable: true, resolve: () => null }),
    token: t.string({ nullable: true, resolve: ({ token }) => token }),
    expiresAt: t.string({
      nullable: true,
      resolve: ({ expiresAt }) => expiresAt.toISOString(),
    }),
  }),
});

builder.queryField('getPubNubSubscription', (t) =>
  t.field({
    type: PubNubSubscription,
    resolve: (_root, _args, context) => subscription(context),
  }),
);
