import { builder, itemRoot, listRoot, namedType } from '@/backend/platform/server/builder';
import type { BookingActor } from '@/lib/shared/bookings/states';
import type { BookingLine } from '@/lib/shared/bookings/views';
import {
  CASE_ACTS,
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_RULES,
  CASE_STATES,
  CASE_STEP_KINDS,
  type CaseChoice,
  type CaseFileSummary,
  type CaseLine,
  type CasePage,
  type CaseSide,
  type CaseStep,
  type ResolutionCase,
} from '@/lib/shared/cases/cases';

/** What a case asks for. */
export const CaseKindType = builder.enumType('CaseKind', { values: CASE_KINDS });
const StateType = builder.enumType('CaseState', { values: CASE_STATES });
const OutcomeType = builder.enumType('CaseOutcome', { values: CASE_OUTCOMES });
const RuleType = builder.enumType('CaseRule', { values: CASE_RULES });
const StepKindType = builder.enumType('CaseStepKind', { values: CASE_STEP_KINDS });
const ActType = builder.enumType('CaseAct', { values: CASE_ACTS });
const WayType = builder.enumType('CaseWay', { values: ['RULE', 'ASK', 'PERSON'] as const });

// Of the domain below, by name.
const SideType = namedType<CaseSide>('BookingSide');
const ActorType = namedType<BookingActor>('BookingActor');
const LineType = namedType<BookingLine>('BookingLine');

const StepType = builder.objectRef<CaseStep>('CaseStep').implement({
  description: 'What somebody, or the clock, did in a case.',
  fields: (t) => ({
    kind: t.expose('kind', { type: StepKindType }),
    by: t.field({ type: ActorType, resolve: ({ by }) => by }),
    amount: t.exposeInt('amount', { nullable: true }),
    newDue: t.exposeString('newDue', { nullable: true }),
    words: t.exposeString('words', { nullable: true }),
    at: t.exposeString('at'),
  }),
});

const CaseType = builder.objectRef<ResolutionCase>('ResolutionCase').implement({
  description: 'What one side of an order asks of the other. Money in minor units.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: CaseKindType }),
    state: t.expose('state', { type: StateType }),
    openedBy: t.field({ type: SideType, resolve: ({ openedBy }) => openedBy }),
    proposedBy: t.field({ type: SideType, resolve: ({ proposedBy }) => proposedBy }),
    turn: t.field({ type: SideType, nullable: true, resolve: ({ turn }) => turn }),
    amount: t.exposeInt('amount', { nullable: true }),
    newDue: t.exposeString('newDue', { nullable: true }),
    rule: t.expose('rule', { type: RuleType, nullable: true }),
    outcome: t.expose('outcome', { type: OutcomeType, nullable: true }),
    refund: t.exposeInt('refund', { nullable: true }),
    version: t.exposeInt('version'),
    openedAt: t.exposeString('openedAt'),
    deadlineAt: t.exposeString('deadlineAt', { nullable: true }),
    closedAt: t.exposeString('closedAt', { nullable: true }),
    steps: t.expose('steps', { type: [StepType] }),
  }),
});

const ChoiceType = builder.objectRef<CaseChoice>('CaseChoice').implement({
  description: 'A case that could be opened now, and what it would do.',
  fields: (t) => ({
    kind: t.expose('kind', { type: CaseKindType }),
    way: t.expose('way', { type: WayType }),
    least: t.exposeInt('least', { nullable: true }),
    most: t.exposeInt('most', { nullable: true }),
    back: t.exposeInt('back', { nullable: true }),
    earliest: t.exposeString('earliest', { nullable: true }),
    latest: t.exposeString('latest', { nullable: true }),
    until: t.exposeString('until', { nullable: true }),
  }),
});

const FileType = builder.objectRef<CaseFileSummary>('CaseFileSummary').implement({
  description: "What a case's file has by itself.",
  fields: (t) => ({
    deliveries: t.exposeInt('deliveries'),
    messages: t.exposeInt('messages', { nullable: true }),
    changes: t.exposeInt('changes'),
  }),
});

const PageType = builder.objectRef<CasePage>('CasePage').implement({
  description: 'Everything about what may have gone wrong with an order.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    line: t.field({ type: LineType, resolve: ({ line }) => line }),
    case: t.expose('case', { type: CaseType, nullable: true }),
    choices: t.expose('choices', { type: [ChoiceType] }),
    acts: t.expose('acts', { type: [ActType] }),
    startsAt: t.exposeString('startsAt', { nullable: true }),
    endsAt: t.exposeString('endsAt', { nullable: true }),
    buyerInAt: t.exposeString('buyerInAt', { nullable: true }),
    creatorInAt: t.exposeString('creatorInAt', { nullable: true }),
    lateCancelAt: t.exposeString('lateCancelAt', { nullable: true }),
    file: t.expose('file', { type: FileType }),
  }),
});

const CaseLineType = builder.objectRef<CaseLine>('CaseLine').implement({
  description: 'An order that can have a case, with the newest one it has.',
  fields: (t) => ({
    id: t.exposeID('id'),
    line: t.field({ type: LineType, resolve: ({ line }) => line }),
    case: t.expose('case', { type: CaseType, nullable: true }),
  }),
});

/** What every act in a case answers. */
export const CasePageResult = itemRoot('CasePageResult', PageType);
export const CaseLineList = listRoot('CaseLineList', CaseLineType, { paged: true });
