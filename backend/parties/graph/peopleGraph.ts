import { answerItem, builder, itemRoot } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { addGuestPayload, givePriorityPayload, recapPayload } from '@/lib/shared/parties/party';
import { NEXT_TIME, RECAP_KINDS } from '@/lib/shared/parties/queueRules';
import {
  addGuest,
  givePriority,
  partyRecap,
  type Recap,
  type RecapEntry,
} from '@/backend/parties/service';
import { CountResult, EntryValueInput, EntryValueType } from './typesGraph';

const NextTimeType = builder.enumType('NextTime', { values: NEXT_TIME });
const RecapEntryType = builder.objectRef<RecapEntry>('RecapEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    handle: t.exposeString('handle'),
    isGuest: t.exposeBoolean('isGuest'),
    profilePhoto: t.exposeString('profilePhoto'),
    misses: t.exposeInt('misses'),
    priority: t.expose('priority', { type: NextTimeType, nullable: true }),
    fields: t.expose('fields', { type: [EntryValueType] }),
    joinedAt: t.exposeString('joinedAt'),
    calledAt: t.exposeString('calledAt', { nullable: true }),
    startedAt: t.exposeString('startedAt', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    endReason: t.exposeString('endReason', { nullable: true }),
    waitSeconds: t.exposeInt('waitSeconds'),
  }),
});

const RecapType = builder.objectRef<Recap>('PartyRecap').implement({
  fields: (t) => ({
    played: t.exposeInt('played'),
    missed: t.exposeInt('missed', { description: 'Missed a call or skipped, and never played.' }),
    waited: t.exposeInt('waited', { description: 'Still in line at the end, and never played.' }),
    left: t.exposeInt('left', { description: 'Left, taken off or banned.' }),
    items: t.expose('items', { type: [RecapEntryType] }),
    cursor: t.exposeString('cursor', { nullable: true }),
  }),
});

const RecapKindType = builder.enumType('RecapKind', { values: RECAP_KINDS });
const RecapResult = itemRoot('PartyRecapResult', RecapType);

builder.queryFields((t) => ({
  partyRecap: t.field({
    type: RecapResult,
    args: {
      partyID: t.arg.id(),
      kind: t.arg({ type: RecapKindType }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => partyRecap(context, parsePayload(recapPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  addGuest: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      name: t.arg.string(),
      fields: t.arg({ type: [EntryValueInput] }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => addGuest(context, parsePayload(addGuestPayload, args))),
  }),
  givePriority: t.field({
    type: CountResult,
    description: 'Answers how many got a pass.',
    args: { partyID: t.arg.id(), entryIds: t.arg.idList() },
    resolve: (_root, args, context) =>
      answerItem(() => givePriority(context, parsePayload(givePriorityPayload, args))),
  }),
}));
