import { handOver, SessionResult } from '@/backend/accounts/graph';
import {
  otherAccount,
  switchAccount,
  type OtherAccount,
  type Waiting,
} from '@/backend/accounts/service';
import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { switchAccountPayload } from '@/lib/shared/accounts/quick';

const WaitingKind = builder.enumType('WaitingKind', {
  values: ['PLACE', 'ENTRY', 'CLAIM', 'PRIZE'] as const,
});

const WaitingType = builder.objectRef<Waiting>('Waiting').implement({
  description: 'Something that keeps a quick account.',
  fields: (t) => ({
    kind: t.expose('kind', { type: WaitingKind }),
    toolId: t.exposeID('toolId'),
    uuid: t.exposeID('uuid', { description: 'of the ticket or the claim' }),
    title: t.exposeString('title', { description: "the prize's, else the queue's or draw's" }),
    until: t.string({
      nullable: true,
      resolve: ({ until }) => until?.toISOString() ?? null,
    }),
  }),
});

const OtherAccountType = builder.objectRef<OtherAccount>('OtherAccount').implement({
  fields: (t) => ({
    handle: t.exposeString('handle'),
    isQuick: t.exposeBoolean('isQuick'),
    waiting: t.expose('waiting', { type: [WaitingType] }),
  }),
});

const OtherAccountResult = itemRoot('OtherAccountResult', OtherAccountType);

builder.queryField('otherAccount', (t) =>
  t.field({
    type: OtherAccountResult,
    description: 'null item: this browser has no other account to switch to',
    resolve: (_root, _args, context) => answerItem(() => otherAccount(context)),
  }),
);

builder.mutationField('switchAccount', (t) =>
  t.field({
    type: SessionResult,
    args: { handle: t.arg.string({ description: 'of the other account' }) },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const { user, session } = await switchAccount(
          context,
          parsePayload(switchAccountPayload, args),
        );
        return session ? handOver(context, { user, session }) : user;
      }),
  }),
);
