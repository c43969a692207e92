import { builder, answerItem, itemRoot, type TypeRef } from '@/backend/platform/server/builder';
import { parsePayload } from '@/backend/platform/server/parsePayload';
import {
  partyNight,
  sayThanks,
  type FanCard,
  type NightRound,
  type PartyNight,
} from '@/backend/parties/service';
import { partyIdPayload, sayThanksPayload } from '@/lib/shared/parties/party';

builder.objectRef<FanCard>('FanCard').implement({
  description: 'What a fan keeps of an evening that is over for them.',
  fields: (t) => ({
    at: t.exposeString('at'),
    round: t.exposeInt('round', { nullable: true, description: 'From 1; null: no turn came.' }),
    waitSeconds: t.exposeInt('waitSeconds'),
    playedSeconds: t.exposeInt('playedSeconds', { nullable: true }),
    times: t.exposeInt('times', {
      nullable: true,
      description: 'Their how many-th turn with this creator it was.',
    }),
    alongside: t.exposeStringList('alongside', {
      description: 'The first three who played along.',
    }),
    alongsideCount: t.exposeInt('alongsideCount'),
    thanks: t.exposeString('thanks', { nullable: true }),
    isFollower: t.exposeBoolean('isFollower'),
    hearsLive: t.exposeBoolean('hearsLive'),
  }),
});

const NightRoundType = builder.objectRef<NightRound>('NightRound').implement({
  fields: (t) => ({
    beganAt: t.exposeString('beganAt'),
    endedAt: t.exposeString('endedAt'),
    people: t.exposeInt('people'),
  }),
});

const MostInLineType: TypeRef<NonNullable<PartyNight['most']>> = builder
  .objectRef<NonNullable<PartyNight['most']>>('MostInLine')
  .implement({
    fields: (t) => ({
      people: t.exposeInt('people'),
      at: t.exposeString('at'),
      step: t.exposeInt('step', { description: 'Where in `line`.' }),
    }),
  });

const PartyNightType = builder.objectRef<PartyNight>('PartyNight').implement({
  description: 'An evening with a queue, in sums: nothing in it grows with the people.',
  fields: (t) => ({
    from: t.exposeString('from'),
    until: t.exposeString('until', { description: 'Of one that is not over: now.' }),
    endedAt: t.exposeString('endedAt', { nullable: true }),
    people: t.exposeInt('people', { description: 'Different people who played.' }),
    firstTimers: t.exposeInt('firstTimers'),
    newFollowers: t.exposeInt('newFollowers'),
    thankable: t.exposeInt('thankable'),
    muted: t.exposeInt('muted', { description: 'Of these, who does not want to be thanked.' }),
    usualWaitSeconds: t.exposeInt('usualWaitSeconds', { nullable: true }),
    rounds: t.exposeInt('rounds'),
    isBiggest: t.exposeBoolean('isBiggest'),
    line: t.exposeIntList('line', { description: 'How many stood in line, in 48 equal steps.' }),
    most: t.expose('most', { type: MostInLineType, nullable: true }),
    roundList: t.expose('roundList', { type: [NightRoundType], description: 'The first 200.' }),
    thanks: t.exposeString('thanks', { nullable: true }),
  }),
});

const SaidThanksType = builder.objectRef<{ thanks: string }>('SaidThanks').implement({
  fields: (t) => ({ thanks: t.exposeString('thanks') }),
});

const PartyNightResult = itemRoot('PartyNightResult', PartyNightType);
const SaidThanksResult = itemRoot('SaidThanksResult', SaidThanksType);

builder.queryFields((t) => ({
  partyNight: t.field({
    type: PartyNightResult,
    args: { partyID: t.arg.id() },
    resolve: (_root, args, context) =>
      answerItem(() => partyNight(context, parsePayload(partyIdPayload, args))),
  }),
}));

builder.mutationFields((t) => ({
  sayThanks: t.field({
    type: SaidThanksResult,
    description: 'Once a party, when it is over.',
    args: { partyID: t.arg.id(), message: t.arg.string(), requestKey: t.arg.string() },
    resolve: (_root, args, context) =>
      answerItem(() => sayThanks(context, parsePayload(sayThanksPayload, args))),
  }),
}));
