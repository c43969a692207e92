import type { CaseGround } from '@/backend/bookings/service';
import {
  CASE_CHANGES,
  CASE_HOURS,
  EXTEND_DAYS,
  PARTIAL_PERCENT,
  type CaseAct,
  type CaseChoice,
  type CaseKind,
  type CaseRule,
  type CaseSide,
  type CaseState,
} from '@/lib/shared/cases/cases';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Kinds that only propose something for an order that goes on; all others hold it. */
export const isProposal = (kind: CaseKind): boolean => kind === 'EXTEND' || kind === 'CANCEL';

export const otherSide = (side: CaseSide): CaseSide => (side === 'BUYER' ? 'CREATOR' : 'BUYER');

/** The order as its cases look at it. */
interface Ordered {
  kind: ServiceKind;
  state: string;
  price: number;
  startsAt: Date | null;
  dueAt: Date | null;
}

/** Until when the other side may answer; a session that begins before has its own end. */
export function answerUntil(kind: CaseKind, { startsAt }: Ordered, now: Date): Date {
  const silence = after(now, CASE_HOURS * HOUR_MS);
  return kind === 'CANCEL' && startsAt !== null && startsAt < silence ? startsAt : silence;
}

/**
 * Whether silence is a yes now: not where a session that was to be cancelled has begun, or where its
 * first start cut the two days short.
 */
export function isSilenceYes(
  { kind, openedAt, deadlineAt }: { kind: CaseKind; openedAt: Date; deadlineAt: Date },
  { startsAt }: Ordered,
  now: Date,
): boolean {
  if (kind !== 'CANCEL') return true;
  const hadTime = deadlineAt.getTime() - openedAt.getTime() >= CASE_HOURS * HOUR_MS;
  return hadTime && (startsAt === null || now < startsAt);
}

/** The most of an order that can be asked for as a part. */
const partOf = ({ price }: Ordered, left: number): number =>
  Math.min(left, Math.floor((price * PARTIAL_PERCENT) / 100));

/** Until when somebody who was absent may say otherwise; at least an hour from now. */
function contestUntil(ground: Pick<CaseGround, 'contestUntil'>, now: Date): Date {
  const fair = after(now, HOUR_MS);
  const day = ground.contestUntil;
  return day !== null && day > fair ? day : fair;
}

/** How a claim that somebody was not there is dealt with. */
function noShowWay(side: CaseSide, alone: CaseSide | null): CaseChoice['way'] {
  if (alone === null) return 'ASK';
  return alone === side ? 'RULE' : 'PERSON';
}

/** The rule that decides where one side alone was there. */
export const absenceRule = (alone: CaseSide): CaseRule =>
  alone === 'BUYER' ? 'CREATOR_ABSENT' : 'BUYER_ABSENT';

/** Of a gift its receiver knows no price: the same cases, for all of it or none. */
export const withoutSums = (choices: readonly CaseChoice[]): CaseChoice[] =>
  choices
    .filter(({ kind }) => kind !== 'PARTIAL')
    .map((choice) => ({ ...choice, least: null, most: null, back: choice.most ?? choice.back }));

/** Cases that a side may open now, in the order in which the page offers them. */
export function choicesOf(
  order: Ordered,
  side: CaseSide,
  ground: CaseGround,
  now: Date,
): CaseChoice[] {
  return [
    ...noShowChoices(order, side, ground, now),
    ...refundChoices(order, side, ground, now),
    ...proposalChoices(order, side, ground, now),
  ];
}

const NOTHING = {
  ...{ least: null, most: null, back: null, earliest: null, latest: null, until: null },
} as const;

function noShowChoices(
  order: Ordered,
  side: CaseSide,
  ground: CaseGround,
  now: Date,
): CaseChoice[] {
  const { canOpen, alone, left } = ground;
  const isSession = order.kind === 'SESSION';
  // What is accepted already was not missed.
  if (!canOpen || !isSession || order.state === 'COMPLETED') return [];
  const way = noShowWay(side, alone);
  // A creator whom nobody missed has nothing to ask for.
  if (way === 'ASK' && side === 'CREATOR') return [];
  const back = alone === 'CREATOR' ? ground.backAtStart : left;
  const until = way === 'RULE' ? contestUntil(ground, now) : answerUntil('NO_SHOW', order, now);
  return [
    {
      ...{ ...NOTHING, kind: 'NO_SHOW', way, back },
      until: way === 'PERSON' ? null : until.toISOString(),
    },
  ];
}

function refundChoices(
  order: Ordered,
  side: CaseSide,
  ground: CaseGround,
  now: Date,
): CaseChoice[] {
  const { canOpen, left, isLate } = ground;
  const until = after(now, CASE_HOURS * HOUR_MS).toISOString();
  const isBuyer = side === 'BUYER';
  const late: CaseChoice[] =
    isLate && isBuyer ? [{ ...NOTHING, kind: 'NOT_DELIVERED', way: 'RULE', back: left }] : [];
  if (!canOpen || left < 1) return late;
  const most = partOf(order, left);
  const asked = { ...NOTHING, way: 'ASK', least: 1, until } as const;
  return [
    ...late,
    ...(isBuyer && order.kind !== 'SESSION'
      ? [{ ...asked, kind: 'NOT_DELIVERED' as const, most: left }]
      : []),
    ...(most > 0 ? [{ ...asked, kind: 'PARTIAL' as const, most }] : []),
    ...(isBuyer ? [{ ...asked, kind: 'NOT_AS_SOLD' as const, most: left }] : []),
  ];
}

function proposalChoices(
  order: Ordered,
  side: CaseSide,
  ground: CaseGround,
  now: Date,
): CaseChoice[] {
  const { canPropose, left } = ground;
  const { dueAt, startsAt } = order;
  if (!canPropose) return [];
  const isOver = startsAt !== null && startsAt <= now;
  const until = (kind: CaseKind) => answerUntil(kind, order, now).toISOString();
  return [
    // A creator cancels with everything back at any time, and needs no answer.
    ...(side === 'BUYER' && !isOver
      ? [
          {
            ...NOTHING,
            kind: 'CANCEL' as const,
            way: 'ASK' as const,
            back: left,
            until: until('CANCEL'),
          },
        ]
      : []),
    ...(order.kind === 'DELIVERY' && dueAt !== null
      ? [
          {
            ...{ ...NOTHING, kind: 'EXTEND' as const, way: 'ASK' as const, until: until('EXTEND') },
            ...valuesOf('EXTEND', order, left, now),
          },
        ]
      : []),
  ];
}

/** Amounts and days that can be asked for within a case. */
export function valuesOf(
  kind: CaseKind,
  order: Ordered,
  left: number,
  now: Date,
): Pick<CaseChoice, 'least' | 'most' | 'earliest' | 'latest'> {
  const { dueAt } = order;
  if (kind === 'EXTEND') {
    const from = dueAt !== null && dueAt > now ? dueAt : now;
    return {
      ...{ least: null, most: null, earliest: after(from, DAY_MS).toISOString() },
      latest: after(from, EXTEND_DAYS * DAY_MS).toISOString(),
    };
  }
  const most = kind === 'PARTIAL' ? partOf(order, left) : left;
  return { least: 1, most, earliest: null, latest: null };
}

/** A case as far as it decides what may be done in it. */
interface Standing {
  kind: CaseKind;
  state: CaseState;
  openedBy: CaseSide;
  proposedBy: CaseSide;
  turn: CaseSide | null;
  changes: number;
}

/** What a side may do in a case now; `isGiven`: it has the order as a gift, and changes no sum. */
export function actsIn(standing: Standing, side: CaseSide, isGiven: boolean): CaseAct[] {
  const { kind, state, openedBy, turn, changes } = standing;
  const isAsked = turn === side;
  const withdraw: CaseAct[] = openedBy === side ? ['WITHDRAW'] : [];
  const hasProposal = isGiven ? kind === 'EXTEND' : kind !== 'CANCEL';
  const change: CaseAct[] = hasProposal && changes < CASE_CHANGES ? ['CHANGE'] : [];
  switch (state) {
    case 'OPEN':
      return isAsked ? ['ACCEPT', ...change, 'REFUSE'] : [...change, ...withdraw];
    case 'RULED':
      return isAsked ? ['ACCEPT', 'ESCALATE'] : withdraw;
    case 'REFUSED':
      return ['ESCALATE', ...withdraw];
    case 'ESCALATED':
      return withdraw;
    case 'CLOSED':
      return [];
  }
}
