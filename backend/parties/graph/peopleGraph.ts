import { answerItem, answerList, builder, itemRoot, listRoot } from '@/backend/platform/builder';
import { checked } from '@/backend/platform/checked';
import {
  addGuestPayload,
  givePriorityPayload,
  partyIdPayload,
  recapPayload,
  setGuestListPayload,
} from '@/lib/shared/party';
import { NEXT_TIME, RECAP_KINDS } from '@/lib/shared/queueRules';
import { guestList, setGuestList, type ListedGuest } from '@/backend/hosting/audience';
import { addGuest } from '@/backend/parties/host/guests';
import { givePriority } from '@/backend/parties/host/priority';
import { partyRecap, type Recap, type RecapEntry } from '@/backend/parties/host/recap';
import { CountResult, EntryValueInput, EntryValueType } from './typesGraph';

const ListedGuestType = builder.objectRef<ListedGuest>('ListedGuest').implement({
  description: "On the creator's list of those invited.",
  fields: (t) => ({
    userId: t.exposeID('userId'),
    handle: t.exposeString('handle'),
    profilePhoto: t.exposeString('profilePhoto'),
  }),
});

const SavedGuestList = builder
  .objectRef<{ count: number; unknown: string[] }>('SavedGuestList')
  .implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      unknown: t.exposeStringList('unknown', { description: 'Handles that name nobody.' }),
    }),
  });

const NextTimeType = builder.enumType('NextTime', { values: NEXT_TIME });
const RecapEntryType = builder.objectRef<RecapEntry>('RecapEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    status: t.exposeInt('status'),
    handle: t.exposeString('handle'),
    isGuest: t.exposeBoolean('isGuest'),
    priority: t.expose('priority', { type: NextTimeType, nullable: true }),
    fields: t.expose('fields', { type: [EntryValueType] }),
    joinedAt: t.exposeString('joinedAt'),
    calledAt: t.exposeString('calledAt', { nullable: true }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    endReason: t.exposeString('endReason', { nullable: true }),
    waitSeconds: t.exposeInt('waitSeconds'),
  }),
});

const RecapType = builder.objectRef<Recap>('PartyRecap').implement({
  fields: (t) => ({
    played: t.exposeInt('played'),
    missed: t.exposeInt('missed', { description: 'Missed calls, skipped, or ended unplayed.' }),
    left: t.exposeInt('left', { description: 'Left, taken off or banned.' }),
    items: t.expose('items', { type: [RecapEntryType] }),
    cursor: t.exposeString('cursor', { nullable: true }),
  }),
});

const RecapKindType = builder.enumType('RecapKind', { values: RECAP_KINDS });
const GuestList = listRoot('GuestList', ListedGuestType);
const SavedGuestListResult = itemRoot('SavedGuestListResult', SavedGuestList);
const RecapResult = itemRoot('PartyRecapResult', RecapType);

builder.queryFields((t) => ({
  guestList: t.field({
    type: GuestList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({ items: await guestList(context, checked(partyIdPayload, args)) })),
  }),
  partyRecap: t.field({
    type: RecapResult,
    args: {
      partyID: t.arg.id(),
      kind: t.arg({ type: RecapKindType }),
      cursor: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => partyRecap(context, checked(recapPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  setGuestList: t.field({
    type: SavedGuestListResult,
    args: { partyID: t.arg.id(), handles: t.arg.stringList() },
    resolve: (_root, args, context) =>
      answerItem(() => setGuestList(context, checked(setGuestListPayload, args))),
  }),
  addGuest: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      name: t.arg.string(),
      fields: t.arg({ type: [EntryValueInput] }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => addGuest(context, checked(addGuestPayload, args))),
  }),
  givePriority: t.field({
    type: CountResult,
    description: 'Answers how many got a pass.',
    args: { partyID: t.arg.id(), entryIds: t.arg.idList() },
    resolve: (_root, args, context) =>
      answerItem(() => givePriority(context, checked(givePriorityPayload, args))),
  }),
}));
