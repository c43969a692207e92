import { BOOKING_RULES } from '@/backend/bookings/states';
import type { Rule } from '@/backend/bookings/rules';

const SLOTS: Readonly<Record<NonNullable<Rule['slot']>, string>> = {
  HOLD: 'held',
  CONSUME: 'taken for good',
  RELEASE: 'given back',
  LAPSE: 'over, for a late payment still there while it is free',
  MOVE: 'moved',
  PROPOSE: 'a second one held',
  SETTLE: 'the proposed one instead, or none',
};

const MONEY: Readonly<Record<NonNullable<Rule['money']>, string>> = {
  RESERVED: 'reserved on the card',
  CHARGED: 'charged',
  TAKE: 'taken; refused by the bank: cancelled',
  BALANCE: 'the rest is charged',
  ALL_BACK: 'all back',
  POLICY_BACK: 'back by the policy, the rest to the creator',
  PART_BACK: 'back as the event says, the rest to the creator',
  DONE: 'clearance begins',
  FREEZE: 'nobody gets it',
  THAW: 'goes on',
  COUNTED: 'as Stripe says',
  GONE: 'taken by the bank',
};

const cells = (rule: Rule): string[] => [
  `\`${rule.event}\``,
  rule.by.map((actor) => actor.toLowerCase()).join(', '),
  rule.from.join(', '),
  rule.to ?? 'stays',
  rule.when ?? '',
  [rule.slot && SLOTS[rule.slot], rule.stock && `stock ${rule.stock === 'TAKE' ? '-1' : '+1'}`]
    .filter(Boolean)
    .join('; '),
  rule.money ? MONEY[rule.money] : '',
  rule.endReason ? `\`${rule.endReason}\`` : '',
];

const HEAD = ['Event', 'Who', 'From', 'To', 'When', 'Slot, stock', 'Money', 'End reason'];

/** The table of `docs/orders.md`, row by row, each as its cells. */
export const drawnRows = (): string[][] => [HEAD, ...BOOKING_RULES.map(cells)];

/** The lines of the picture in `docs/orders.md`: every way from one state to another. */
export function drawnArrows(): string[] {
  const arrows = BOOKING_RULES.flatMap(({ event, from, to }) =>
    from.flatMap((state) =>
      to === null || state === to
        ? []
        : [`${state === 'NEW' ? '[*]' : state} --> ${to}: ${event.toLowerCase()}`],
    ),
  );
  return [...new Set(arrows)];
}
