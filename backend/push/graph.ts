import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { subscribePayload } from '@/lib/shared/push/push';
import { pushState, subscribe, unsubscribe, type PushState } from './service';

const PushStateType = builder.objectRef<PushState>('PushState').implement({
  fields: (t) => ({
    publicKey: t.exposeString('publicKey', { description: 'base64url, for the browser' }),
    endpoint: t.exposeString('endpoint', {
      nullable: true,
      description: 'where this session is told; null: nowhere',
    }),
  }),
});

const PushStateResult = itemRoot('PushStateResult', PushStateType);

builder.queryField('pushState', (t) =>
  t.field({
    type: PushStateResult,
    resolve: (_root, _args, context) => answerItem(() => pushState(context)),
  }),
);

builder.mutationFields((t) => ({
  subscribeToPush: t.field({
    type: PushStateResult,
    args: { endpoint: t.arg.string(), p256dh: t.arg.string(), auth: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => subscribe(context, parsePayload(subscribePayload, args))),
  }),
  unsubscribeFromPush: t.field({
    type: PushStateResult,
    resolve: (_root, _args, context) => answerItem(() => unsubscribe(context)),
  }),
}));
