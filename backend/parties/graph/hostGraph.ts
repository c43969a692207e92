import { answerItem, answerList, builder } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  banMemberPayload,
  bringBackPayload,
  callMembersPayload,
  callNextPayload,
  markMembersPayload,
  moveMemberPayload,
  noteMemberPayload,
  partyIdPayload,
  partyPagePayload,
  setNoticePayload,
} from '@/lib/shared/parties/party';
import {
  banMember,
  bringBack,
  callMembers,
  callNext,
  clearQueue,
  hostMembersPage,
  markMembers,
  moveMember,
  noteMember,
  partyEdit,
  setNotice,
} from '@/backend/parties/service';
import { HostMemberList, PartyEditList } from './hostTypesGraph';
import { CountResult, MemberMarkType, OrderPolicyType } from './typesGraph';

builder.queryFields((t) => ({
  partyEdit: t.field({
    type: PartyEditList,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerList(async () => ({
        items: [await partyEdit(context, parsePayload(partyIdPayload, args))],
      })),
  }),
  hostMembers: t.field({
    type: HostMemberList,
    args: { partyID: t.arg.id(), cursor: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerList(() => hostMembersPage(context, parsePayload(partyPagePayload, args))),
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
      answerItem(() => callNext(context, parsePayload(callNextPayload, args))),
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
      answerItem(() => markMembers(context, parsePayload(markMembersPayload, args))),
  }),
  callMembers: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), entryIds: t.arg.idList(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => callMembers(context, parsePayload(callMembersPayload, args))),
  }),
  bringBack: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), entryIds: t.arg.idList() },
    resolve: (_root, args, context) =>
      answerItem(() => bringBack(context, parsePayload(bringBackPayload, args))),
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
      answerItem(() => moveMember(context, parsePayload(moveMemberPayload, args))),
  }),
  banMember: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryId: t.arg.id(),
      reason: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => banMember(context, parsePayload(banMemberPayload, args))),
  }),
  noteMember: t.field({
    type: CountResult,
    args: {
      partyID: t.arg.id(),
      entryId: t.arg.id(),
      note: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) =>
      answerItem(() => noteMember(context, parsePayload(noteMemberPayload, args))),
  }),
  clearQueue: t.field({
    type: CountResult,
    description: 'Takes off everybody who waits; answers how many went at once.',
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => clearQueue(context, parsePayload(partyIdPayload, args))),
  }),
  setNotice: t.field({
    type: CountResult,
    args: { partyID: t.arg.id(), notice: t.arg.string({ required: false }) },
    resolve: (_root, args, context) =>
      answerItem(() => setNotice(context, parsePayload(setNoticePayload, args))),
  }),
}));
