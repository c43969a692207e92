import { joinAsNew, type JoinedAsNew } from '@/backend/parties/service';

import { EntryValueInput } from '@/backend/parties/graph/typesGraph';
import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { joinAsNewPayload } from '@/lib/shared/parties/newcomers';

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
