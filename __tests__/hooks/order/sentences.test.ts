import { readFileSync } from 'node:fs';
import { aBooking } from '@/__tests__/support/bookingFactories';
import { endedSums } from '@/hooks/order/ended';
import { linksIn } from '@/hooks/order/links';
import { mainActOf } from '@/hooks/order/mainAct';
import { sentencesOf } from '@/hooks/order/sentences';
import { SERVICE_KINDS } from '@/lib/shared/experiences/kinds';
import { BOOKING_STATES, END_REASONS } from '@/lib/shared/bookings/states';
import type { BookingPage, BookingStep } from '@/lib/shared/bookings/views';

const NOW = Date.parse('2026-11-26T12:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const texts = (name: string) =>
  JSON.parse(readFileSync(`public/locales/en/${name}.json`, 'utf8')) as Record<string, string>;

/** Orders of both sides in every state, kind and time. */
function* everyOrder(): Generator<BookingPage> {
  const times = { before: [24, 25], during: [-1, 1], after: [-3, -2] } as const;
  for (const role of ['BUYER', 'CREATOR'] as const) {
    for (const state of BOOKING_STATES) {
      for (const kind of SERVICE_KINDS) {
        for (const [from, to] of Object.values(times)) {
          for (const isYes of [true, false]) {
            yield aBooking({
              ...{ role, state, kind, isLate: isYes, needsAnswers: isYes, hasMeeting: isYes },
              ...{ begunAt: isYes ? at(-5) : null, clearsAt: isYes ? at(99) : null },
              ...{
                startsAt: kind === 'SESSION' ? at(from) : null,
                acceptsAt: at(9),
                dueAt: at(30),
              },
              inLineSince: isYes ? at(-1) : null,
              ...{ endsAt: kind === 'SESSION' ? at(to) : null, revisionsLeft: isYes ? 1 : 0 },
              endReason: state === 'CANCELLED' ? 'DECIDED' : null,
            });
          }
        }
      }
    }
  }
}

test('every order of both sides has its sentences, in texts that are there', () => {
  const known = texts('order');
  const badges = texts('orders');
  const missing = new Set<string>();
  for (const order of everyOrder()) {
    const { situation, title, next, money, until } = sentencesOf(order, NOW);
    const keys = [title, ...next, ...money, ...(until === null ? [] : [`left.${situation}`])];
    keys.filter((key) => !(key in known)).forEach((key) => missing.add(key));
    if (!(`state.${situation}.${order.role}` in badges)) missing.add(`state.${situation}`);
    expect(money.length).toBeGreaterThan(0);
  }
  for (const endReason of END_REASONS) {
    for (const role of ['BUYER', 'CREATOR'] as const) {
      const { title } = sentencesOf(aBooking({ role, state: 'CANCELLED', endReason }), NOW);
      if (!(title in known)) missing.add(title);
    }
  }
  expect([...missing]).toEqual([]);
});

test('at most one act is the main one, and a proposed time comes first', () => {
  expect(mainActOf(aBooking({ acts: ['CANCEL', 'MOVE'] }))).toBe('CALENDAR');
  expect(mainActOf(aBooking({ acts: ['ANSWER', 'CANCEL'], needsAnswers: true }))).toBe('ANSWER');
  expect(mainActOf(aBooking({ acts: ['ANSWER_MOVE', 'CANCEL'] }))).toBeNull();
  const made = { kind: 'DELIVERY', role: 'CREATOR' } as const;
  expect(mainActOf(aBooking({ ...made, acts: ['BEGIN', 'DELIVER'] }))).toBe('BEGIN');
  expect(mainActOf(aBooking({ ...made, acts: ['DELIVER'], begunAt: at(-1) }))).toBe('DELIVER');
  const late = { kind: 'DELIVERY', isLate: true } as const;
  expect(mainActOf(aBooking({ ...late, acts: ['CHAT'] }))).toBe('CHAT');
  expect(mainActOf(aBooking({ ...late, acts: ['CANCEL_LATE'] }))).toBe('CANCEL_LATE');
  expect(mainActOf(aBooking({ state: 'CANCELLED', acts: ['BOOK_AGAIN'] }))).toBe('BOOK_AGAIN');
});

test('links are read one a word, and the first that is none is named', () => {
  expect(linksIn('https://a.example/x\n b.example')).toEqual({
    ...{ links: ['https://a.example/x', 'https://b.example'], wrong: null },
  });
  expect(linksIn('https://a.example javascript:alert(1)').wrong).toBe('javascript:alert(1)');
  expect(linksIn('http://a.example').wrong).toBe('http://a.example');
  expect(linksIn('').links).toEqual([]);
});

test('what goes back is known from the cancelling on, also before Stripe has sent it', () => {
  const steps = [
    {
      kind: 'CANCELLED_BY_BUYER',
      by: 'BUYER',
      at: at(0),
      isFuture: false,
      amount: 1250,
      note: null,
    },
  ] satisfies BookingStep[];
  const half = {
    state: 'CANCELLED',
    endReason: 'BUYER_CANCELLED',
    steps,
  } satisfies Partial<BookingPage>;
  expect(endedSums(aBooking(half)).back).toBe(1250);
  const seller = endedSums(aBooking({ ...half, role: 'CREATOR' }));
  expect(seller).toEqual({ isFree: false, back: 1250, received: 1135, fee: 115 });
  const sent = {
    ...half,
    role: 'CREATOR',
    refunded: 1250,
    net: 1135,
  } satisfies Partial<BookingPage>;
  expect(endedSums(aBooking(sent))).toEqual(seller);
  const late = { state: 'CANCELLED', endReason: 'LATE' } as const;
  expect(endedSums(aBooking(late)).back).toBe(2500);
  expect(endedSums(aBooking({ ...late, endReason: 'DECLINED', money: 'AUTHORISED' })).isFree).toBe(
    true,
  );
});
