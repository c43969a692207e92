import {
  answerItem,
  answerList,
  builder,
  itemRoot,
  listRoot,
} from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  answerInvitePayload,
  changeRightPayload,
  inviteModeratorPayload,
  leaveModerationPayload,
  removeModeratorPayload,
  RIGHTS,
} from '@/lib/shared/hosting/moderators';
import { undoPayload } from '@/lib/shared/parties/party';
import {
  answerInvite,
  changeRight,
  inviteModerator,
  leaveModeration,
  myModerations,
  myModerators,
  removeModerator,
  undoAction,
  type ModeratedCreator,
  type Moderation,
  type Undone,
} from './service';

const RightType = builder.enumType('ModeratorRight', { values: RIGHTS });
const StateType = builder.enumType('ModeratorState', { values: ['INVITED', 'ACTIVE'] as const });

const ModeratorType = builder.objectRef<Moderation>('Moderator').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    profilePhoto: t.exposeString('profilePhoto'),
    right: t.expose('right', { type: RightType }),
    state: t.expose('state', { type: StateType }),
    invitedAt: t.exposeString('invitedAt'),
  }),
});

// Each kind of live tool adds a field with those of its own that there are to run.
const ModeratedCreatorType = builder.objectRef<ModeratedCreator>('ModeratedCreator').implement({
  description: 'A creator for whom the caller moderates or was asked to.',
  fields: (t) => ({
    id: t.exposeID('id'),
    handle: t.exposeString('handle'),
    name: t.exposeString('name'),
    profilePhoto: t.exposeString('profilePhoto'),
    right: t.expose('right', { type: RightType }),
    state: t.expose('state', { type: StateType }),
    invitedAt: t.exposeString('invitedAt'),
  }),
});

const ChangedType = builder.objectRef<{ id: string }>('ModeratorChange').implement({
  fields: (t) => ({ id: t.exposeID('id', { description: 'Of the other one of the two.' }) }),
});

const CountType = builder.objectRef<{ count: number }>('Count').implement({
  fields: (t) => ({ count: t.exposeInt('count') }),
});

/** How many a call concerned; other graphs name it `CountResult`. */
itemRoot('CountResult', CountType);

const UndoneType = builder.objectRef<Undone>('Undone').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How much came back.' }),
    elsewhere: t.exposeStringList('elsewhere', {
      description: 'Who came back to another place: theirs was promised to others meanwhile.',
    }),
    gone: t.exposeStringList('gone', { description: 'Who did not come back.' }),
  }),
});
const UndoneResult = itemRoot('UndoneResult', UndoneType);

const ModeratorList = listRoot('ModeratorList', ModeratorType);
const ModeratedCreatorList = listRoot('ModeratedCreatorList', ModeratedCreatorType);
const ChangedResult = itemRoot('ModeratorChangeResult', ChangedType);

builder.queryFields((t) => ({
  moderators: t.field({
    type: ModeratorList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await myModerators(context) })),
  }),
  moderations: t.field({
    type: ModeratedCreatorList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await myModerations(context) })),
  }),
}));

builder.mutationFields((t) => ({
  inviteModerator: t.field({
    type: ChangedResult,
    args: { handle: t.arg.string(), right: t.arg({ type: RightType }) },
    resolve: (_root, args, context) =>
      answerItem(() => inviteModerator(context, parsePayload(inviteModeratorPayload, args))),
  }),
  answerInvite: t.field({
    type: ChangedResult,
    args: { creatorId: t.arg.id(), accept: t.arg.boolean() },
    resolve: (_root, args, context) =>
      answerItem(() => answerInvite(context, parsePayload(answerInvitePayload, args))),
  }),
  changeRight: t.field({
    type: ChangedResult,
    args: { userId: t.arg.id(), right: t.arg({ type: RightType }) },
    resolve: (_root, args, context) =>
      answerItem(() => changeRight(context, parsePayload(changeRightPayload, args))),
  }),
  removeModerator: t.field({
    type: ChangedResult,
    args: { userId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => removeModerator(context, parsePayload(removeModeratorPayload, args))),
  }),
  leaveModeration: t.field({
    type: ChangedResult,
    args: { creatorId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => leaveModeration(context, parsePayload(leaveModerationPayload, args))),
  }),
  undoAct: t.field({
    type: UndoneResult,
    args: { partyID: t.arg.id(), actId: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => {
        const { partyID: toolId, actId: actionId } = parsePayload(undoPayload, args);
        return undoAction(context, { toolId, actionId });
      }),
  }),
}));
