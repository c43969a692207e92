import { answerList, builder, listRoot } from '@/backend/platform/server/builder';
import { myTurns, TURN_STATES, type Turn } from './service';

const TurnStateType = builder.enumType('TurnState', { values: TURN_STATES });

const TurnType = builder.objectRef<Turn>('Turn').implement({
  description: 'Something live that waits for the caller.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'PARTY, LOTTERY or FUND' }),
    toolId: t.exposeID('toolId'),
    title: t.exposeString('title'),
    subject: t.exposeString('subject', { nullable: true }),
    host: t.exposeString('host'),
    photo: t.exposeString('photo'),
    path: t.exposeString('path'),
    state: t.expose('state', { type: TurnStateType }),
    hasCode: t.exposeBoolean('hasCode'),
    since: t.exposeString('since', { nullable: true }),
    until: t.exposeString('until', { nullable: true }),
  }),
});

const TurnList = listRoot('TurnList', TurnType);

builder.queryField('getTurns', (t) =>
  t.field({
    type: TurnList,
    description: 'What waits for the caller in live tools, the most urgent first.',
    resolve: (_root, _args, context) => answerList(async () => ({ items: await myTurns(context) })),
  }),
);
