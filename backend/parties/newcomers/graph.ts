import {
  joinAsNew,
  placesBehind,
  takeAlong,
  type JoinedAsNew,
  type PlaceBehind,
} from '@/backend/parties/service';

import { EntryValueInput } from '@/backend/parties/graph/typesGraph';
import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { joinAsNewPayload, takeAlongPayload } from '@/lib/shared/parties/newcomers';

const JoinedAsNewType = builder.objectRef<JoinedAsNew>('JoinedAsNew').implement({
  fields: (t) => ({
    queueUuid: t.exposeID('queueUuid'),
    status: t.exposeInt('status'),
    handle: t.string({
      description: 'Also of somebody who has a place already.',
      resolve: ({ handle }, _args, context) => handle ?? context.actor.handle ?? '',
    }),
  }),
});

const JoinedAsNewResult = itemRoot('JoinedAsNewResult', JoinedAsNewType);

builder.mutationField('joinAsNew', (t) =>
  t.field({
    type: JoinedAsNewResult,
    args: {
      partyID: t.arg.id(),
      handle: t.arg.string(),
      fields: t.arg({ type: [EntryValueInput] }),
      seats: t.arg.int({ required: false }),
      requestKey: t.arg.string(),
      locale: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(async () => {
        const payload = parsePayload(joinAsNewPayload, args);
        const { result, opened } = await joinAsNew(context, payload);
        if (opened) context.setSession(opened.session);
        return result;
      }),
  }),
);

const PlaceBehindType = builder.objectRef<PlaceBehind>('PlaceBehind').implement({
  description: 'A place of the quick account that this browser used before the log-in.',
  fields: (t) => ({
    partyId: t.exposeID('partyId'),
    queueUuid: t.exposeID('queueUuid'),
    title: t.exposeString('title'),
    handle: t.exposeString('handle', { description: "the creator's" }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description: 'The code of why it cannot go along; null: it can.',
    }),
  }),
});

const PlaceBehindList = listRoot('PlaceBehindList', PlaceBehindType);

builder.queryField('placesBehind', (t) =>
  t.field({
    type: PlaceBehindList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await placesBehind(context) })),
  }),
);

builder.mutationField('takeAlong', (t) =>
  t.field({
    type: PlaceBehindList,
    args: { isTaken: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: await takeAlong(context, parsePayload(takeAlongPayload, args)),
      })),
  }),
);
