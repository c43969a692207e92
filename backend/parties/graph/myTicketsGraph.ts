import { answerList, builder, listRoot } from '@/backend/platform/server/builder';
import { myActivity, myTickets, type Activity, type TicketLine } from '@/backend/parties/service';
import { PartyStateType } from './typesGraph';

const TicketLineType = builder.objectRef<TicketLine>('TicketLine').implement({
  fields: (t) => ({
    queueUuid: t.exposeID('queueUuid'),
    status: t.exposeInt('status'),
    position: t.exposeInt('position', {
      nullable: true,
      description: '1 = next; null when not waiting.',
    }),
    joinedAt: t.exposeString('joinedAt'),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    partyId: t.exposeID('partyId'),
    title: t.exposeString('title'),
    game: t.exposeString('game'),
    state: t.expose('state', { type: PartyStateType }),
    creatorHandle: t.exposeString('creatorHandle'),
    creatorName: t.exposeString('creatorName'),
  }),
});

const ActivityKindType = builder.enumType('ActivityKind', {
  values: ['JOINED', 'PLAYED', 'LEFT', 'ENDED', 'FOLLOWED'] as const,
});

const ActivityType = builder.objectRef<Activity>('PartyActivity').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: ActivityKindType }),
    at: t.exposeString('at'),
    handle: t.exposeString('handle', { nullable: true, description: 'handle of the fan' }),
    partyId: t.exposeID('partyId', { nullable: true, description: 'Null of a new follower.' }),
    title: t.exposeString('title', { nullable: true }),
    count: t.exposeInt('count', { nullable: true, description: 'Of ENDED: how many played.' }),
  }),
});

const TicketLineList = listRoot('TicketLineList', TicketLineType);
const ActivityList = listRoot('PartyActivityList', ActivityType);

builder.queryFields((t) => ({
  getTickets: t.field({
    type: TicketLineList,
    description: 'own live tickets, then the parties played in last',
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await myTickets(context) })),
  }),
  getActivity: t.field({
    type: ActivityList,
    resolve: (_root, _args, context) =>
      answerList(async () => ({ items: await myActivity(context) })),
  }),
}));
