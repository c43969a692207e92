import { answerItem, answerList, builder } from '@/backend/platform/builder';
import { checked } from '@/backend/platform/checked';
import {
  banMemberPayload,
  bringBackPayload,
  callMembersPayload,
  callNextPayload,
  liftBanPayload,
  markMembersPayload,
  moveMemberPayload,
  noteMemberPayload,
  partyIdPayload,
  partyPagePayload,
  setNoticePayload,
  undoPayload,
} from '@/lib/shared/party';
import { banMember, liftBan, partyBans } from '@/backend/parties/host/ban';
import { callMembers, callNext, markMembers } from '@/backend/parties/host/calls';
import { clearQueue } from '@/backend/parties/host/clear';
import { BanList, HostMemberList, PartyEditList } from './hostTypesGraph';
import { hostMembersPage, partyEdit } from '@/backend/parties/host/console';
import { moveMember } from '@/backend/parties/order/move';
import { bringBack, noteMember, setNotice } from '@/backend/parties/host/notes';
import { CountResult, MemberMarkType, OrderPolicyType } from './typesGraph';
import { undoAct } from '@/backend/parties/host/undo';

builder.queryFields((t) => ({
  partyEdit: t.field({
    type: PartyEditList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await partyEdit(context, checked(partyIdPayload, args))],
      })),
  }),
  hostMembers: t.field({
    type: HostMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => hostMembersPage(context, checked(partyPagePayload, args))),
  }),
  partyBans: t.field({
    type: BanList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({ items: await partyBans(context, checked(partyIdPayload, args)) })),
  }),
}));

builder.mutationFields((t) => ({
  callNext: t.field({
    type: CountResult,
    description: 'Answers how many were called.',
    args: {
      partyID: t.arg.id(),
      count: t.arg.int({ description: 'Seats to fill.' }),
      order: t.arg({ type: OrderPolicyType, required: false, description: 'For this once.' }),
      requestKey: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      answerItem(() => callNext(context, checked(callNextPayload, args))),
  }),
  markMembers: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryIds: t.arg.idList(),
      mark: t.arg({ type: MemberMarkType }),
      reason: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => markMembers(context, checked(markMembersPayload, args))),
  }),
  callMembers: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), entryIds: t.arg.idList(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => callMembers(context, checked(callMembersPayload, args))),
  }),
  bringBack: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), entryIds: t.arg.idList() },
    resolve: (_root, args, context) =>
      answerItem(() => bringBack(context, checked(bringBackPayload, args))),
  }),
  moveMember: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryId: t.arg.id(),
      beforeId: t.arg.id({ required: false, description: 'Null: behind all of the own lane.' }),
      reason: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => moveMember(context, checked(moveMemberPayload, args))),
  }),
  banMember: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryId: t.arg.id(),
      reason: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => banMember(context, checked(banMemberPayload, args))),
  }),
  liftBan: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), userId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => liftBan(context, checked(liftBanPayload, args))),
  }),
  noteMember: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryId: t.arg.id(),
      note: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => noteMember(context, checked(noteMemberPayload, args))),
  }),
  clearQueue: t.field({
    type: CountResult,
    description: 'Takes off everybody who waits; answers how many went at once.',
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => clearQueue(context, checked(partyIdPayload, args))),
  }),
  setNotice: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), notice: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => setNotice(context, checked(setNoticePayload, args))),
  }),
  undoAct: t.field({
    type: CountResult,
    description: 'Answers how much came back.',
    args: { partyID: t.arg.id(), actId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => undoAct(context, checked(undoPayload, args))),
  }),
}));
