import type { Ban, ListedGuest } from '@/backend/audience/service';
import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
  namedType,
  type ItemAnswer,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import { liftBanPayload, partyIdPayload, setGuestListPayload } from '@/lib/shared/parties/party';
import { guestList, liftBan, setGuestList, toolBans } from './service';

const BanType = builder.objectRef<Ban>('PartyBan').implement({
  fields: (t) => ({
    userId: t.exposeID('userId'),
    handle: t.exposeString('handle'),
    reason: t.exposeString('reason', { nullable: true }),
    bannedAt: t.exposeString('bannedAt'),
  }),
});

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

const BanList = listRoot('PartyBanList', BanType);
const GuestList = listRoot('GuestList', ListedGuestType);
const SavedGuestListResult = itemRoot('SavedGuestListResult', SavedGuestList);

builder.queryFields((t) => ({
  partyBans: t.field({
    type: BanList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return { items: await toolBans(context, { toolId }) };
      }),
  }),
  guestList: t.field({
    type: GuestList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => {
        const { partyID: toolId } = parsePayload(partyIdPayload, args);
        return { items: await guestList(context, { toolId }) };
      }),
  }),
}));

builder.mutationFields((t) => ({
  liftBan: t.field({
    type: namedType<ItemAnswer<{ count: number }>>('CountResult'),
    args: { partyID: t.arg.id(), userId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId, userId } = parsePayload(liftBanPayload, args);
        return liftBan(context, { toolId, userId });
      }),
  }),
  setGuestList: t.field({
    type: SavedGuestListResult,
    args: { partyID: t.arg.id(), handles: t.arg.stringList() },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId, handles } = parsePayload(setGuestListPayload, args);
        return setGuestList(context, { toolId, handles });
      }),
  }),
}));
