import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import type { LoggedChange } from '@/lib/shared/hosting/log';
import { partyPagePayload } from '@/lib/shared/parties/party';
import { exportLog, toolLog, type LogLine, type LogPart } from './service';

const ChangeType = builder.objectRef<LoggedChange>('LoggedChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    from: t.exposeString('from', { nullable: true }),
    to: t.exposeString('to', { nullable: true }),
  }),
});

const LineType = builder.objectRef<LogLine>('LogLine').implement({
  description: 'What a host did or changed.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    actorHandle: t.exposeString('actorHandle', { nullable: true }),
    handles: t.exposeStringList('handles'),
    count: t.exposeInt('count'),
    what: t.exposeString('what', { nullable: true }),
    reason: t.exposeString('reason', { nullable: true }),
    at: t.exposeString('at'),
    isUndone: t.exposeBoolean('isUndone'),
    changes: t.expose('changes', { type: [ChangeType] }),
  }),
});

const PartType = builder.objectRef<LogPart>('LogPart').implement({
  fields: (t) => ({
    csv: t.exposeString('csv'),
    cursor: t.exposeString('cursor', { nullable: true, description: 'null: the last part' }),
  }),
});

const LogList = listRoot('LogList', LineType, { paged: true });
const LogPartResult = itemRoot('LogPartResult', PartType);

builder.queryFields((t) => ({
  toolLog: t.field({
    type: LogList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => {
        const { partyID: toolId, cursor } = parsePayload(partyPagePayload, args);
        return toolLog(context, { toolId, cursor });
      }),
  }),
  exportLog: t.field({
    type: LogPartResult,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId, cursor } = parsePayload(partyPagePayload, args);
        return exportLog(context, { toolId, cursor });
      }),
  }),
}));
