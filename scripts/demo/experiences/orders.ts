import type { BackendClient } from '@/scripts/demo/backendClient';
import { PAYS } from '@/scripts/demo/money';
import { until } from '@/scripts/demo/until';
import type { OpenedService } from './services';

const DAY_MS = 24 * 60 * 60_000;
const TIME_ZONE = 'Europe/Berlin';

/** What somebody orders: a tier of a service, and of a session the first free time from a day on. */
interface Wish {
  creatorId: string;
  service: OpenedService;
  tier?: number;
  /** Days from today; without them it is no session. */
  inDays?: number;
  answers?: Readonly<Record<string, string>>;
  note?: string;
}

interface Seen {
  version: number;
  state: string;
  cancelTerms: { back: number } | null;
  sessions: { bookingId: string; state: string }[];
  answers: { questionId: string; text: string }[];
}

/** The order as somebody sees it. */
async function look(client: BackendClient, bookingId: string): Promise<Seen> {
  const { item } = await client.ask<{ item: Seen }>(
    'query($bookingId: ID!) { answer: booking(bookingId: $bookingId) { error item { version state cancelTerms { back } sessions { bookingId state } answers { questionId text } } } }',
    { bookingId },
  );
  return item;
}

const day = (inDays: number) => new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);

async function firstFree(
  fan: BackendClient,
  { creatorId, tierId, inDays }: { creatorId: string; tierId: string; inDays: number },
): Promise<string> {
  const { items } = await fan.ask<{ items: { startsAt: string }[] }>(
    'query($creatorId: ID!, $serviceTierId: ID!, $from: String!, $to: String!, $timeZone: String!) { answer: availability(creatorId: $creatorId, serviceTierId: $serviceTierId, from: $from, to: $to, timeZone: $timeZone) { error items { startsAt } } }',
    {
      ...{ creatorId, serviceTierId: tierId, timeZone: TIME_ZONE },
      ...{ from: day(inDays), to: day(inDays + 6) },
    },
  );
  const [first] = items;
  if (!first) throw new Error('The demo found no free time.');
  return first.startsAt;
}

/** Holds what somebody wants, with the page to pay on not opened yet; the booking and its price. */
async function hold(fan: BackendClient, wish: Wish): Promise<{ id: string; amount: number }> {
  const { creatorId, service, tier = 0, inDays } = wish;
  const serviceTierId = service.tiers[tier]?.id ?? '';
  const startsAt =
    inDays === undefined
      ? null
      : await firstFree(fan, { creatorId, tierId: serviceTierId, inDays });
  const { item } = await fan.ask<{ item: { bookingId: string; amount: number } }>(
    'mutation($serviceTierId: ID!, $startsAt: String, $timeZone: String!, $requestKey: String!) { answer: holdBooking(serviceTierId: $serviceTierId, startsAt: $startsAt, bookingId: null, timeZone: $timeZone, requestKey: $requestKey) { error item { bookingId amount } } }',
    { serviceTierId, startsAt, timeZone: TIME_ZONE, requestKey: crypto.randomUUID() },
  );
  return { id: item.bookingId, amount: item.amount };
}

function answersTo(
  asked: readonly { questionId: string; text: string }[],
  said: Readonly<Record<string, string>>,
) {
  return asked.flatMap(({ questionId, text }) => {
    const value = said[text];
    return value === undefined ? [] : [{ questionId, value, fileId: null }];
  });
}

/** Orders something and pays it on the sandbox's page; returns the booking's id. */
export async function order(fan: BackendClient, wish: Wish): Promise<string> {
  const { answers: said = {}, note = null } = wish;
  const { id: bookingId, amount } = await hold(fan, wish);
  const answers = answersTo((await look(fan, bookingId)).answers, said);
  await pay(fan, bookingId, { answers, note, shown: amount });
  return bookingId;
}

/** Answers what is asked after paying, from where on the time to deliver runs. */
export async function answerAfterwards(
  fan: BackendClient,
  bookingId: string,
  said: Readonly<Record<string, string>>,
): Promise<void> {
  const { version, answers: asked } = await look(fan, bookingId);
  const answers = answersTo(asked, said);
  await fan.ask(
    'mutation($bookingId: ID!, $version: Int!, $answers: [IntakeAnswerInput!]!) { answer: answerQuestions(bookingId: $bookingId, version: $version, answers: $answers) { error } }',
    { bookingId, version, answers },
  );
}

/** Pays what is held on the sandbox's page. */
export async function pay(
  fan: BackendClient,
  bookingId: string,
  said: { answers: readonly object[]; note: string | null; shown: number },
): Promise<void> {
  const { item } = await fan.ask<{ item: { url: string } }>(
    'mutation($bookingId: ID!, $answers: [IntakeAnswerInput!]!, $note: String, $shown: Int!) { answer: payBooking(bookingId: $bookingId, answers: $answers, note: $note, shown: $shown) { error item { url } } }',
    { bookingId, ...said },
  );
  await fan.visit(item.url, {
    ...{ number: PAYS, expiry: '12/34', cvc: '123', email: 'fan@demo.playplus.test' },
  });
  await until('a booking to be paid', async () => {
    const { state } = await look(fan, bookingId);
    return state !== 'PENDING_PAYMENT';
  });
}

/** Acts on an order that say nothing more. */
type Act = 'acceptBooking' | 'declineBooking' | 'beginBooking' | 'approveBooking' | 'cancelBooking';

/** Does something to an order as one of its sides. */
export async function act(client: BackendClient, bookingId: string, name: Act): Promise<void> {
  const { version, cancelTerms } = await look(client, bookingId);
  const shown = name === 'cancelBooking' ? `, shown: ${cancelTerms?.back ?? 0}` : '';
  await client.ask(
    `mutation($bookingId: ID!, $version: Int!) { answer: ${name}(bookingId: $bookingId, version: $version${shown}) { error } }`,
    { bookingId, version },
  );
}

/** Something asked for when it went wrong; a part of the price back, or a later day. */
export async function openCase(
  client: BackendClient,
  bookingId: string,
  wish: {
    kind: 'PARTIAL' | 'NOT_AS_SOLD' | 'EXTEND';
    amount?: number;
    inDays?: number;
    words: string;
  },
): Promise<void> {
  const { version } = await look(client, bookingId);
  const { kind, amount = null, inDays, words } = wish;
  const newDue = inDays === undefined ? null : new Date(Date.now() + inDays * DAY_MS).toISOString();
  await client.ask(
    'mutation($bookingId: ID!, $version: Int!, $kind: CaseKind!, $amount: Int, $newDue: String, $words: String!) { answer: openCase(bookingId: $bookingId, version: $version, kind: $kind, amount: $amount, newDue: $newDue, words: $words) { error } }',
    { bookingId, version, kind, amount, newDue, words },
  );
}

/** Says yes to what stands in a case, or takes it to a person after a no. */
export async function answerCase(
  client: BackendClient,
  bookingId: string,
  name: 'acceptCase' | 'refuseCase' | 'escalateCase',
): Promise<void> {
  const { item } = await client.ask<{ item: { case: { id: string; version: number } | null } }>(
    'query($bookingId: ID!) { answer: orderCase(bookingId: $bookingId) { error item { case { id version } } } }',
    { bookingId },
  );
  await client.ask(
    `mutation($caseId: ID!, $version: Int!) { answer: ${name}(caseId: $caseId, version: $version) { error } }`,
    { caseId: item.case?.id ?? '', version: item.case?.version ?? 0 },
  );
}

/** Says how it was, as one of the two sides. */
export async function review(
  client: BackendClient,
  bookingId: string,
  said: { stars: number; tags: readonly string[]; text: string },
): Promise<void> {
  await client.ask(
    'mutation($bookingId: ID!, $stars: Int!, $tags: [ReviewTag!]!, $text: String) { answer: writeReview(bookingId: $bookingId, stars: $stars, tags: $tags, text: $text) { error } }',
    { bookingId, ...said },
  );
}

/** Hands something over. */
export async function deliver(
  host: BackendClient,
  bookingId: string,
  { note, links }: { note: string; links: readonly string[] },
): Promise<void> {
  const { version } = await look(host, bookingId);
  await host.ask(
    'mutation($bookingId: ID!, $version: Int!, $note: String, $links: [String!]!) { answer: deliverBooking(bookingId: $bookingId, version: $version, note: $note, links: $links, fileIds: []) { error } }',
    { bookingId, version, note, links },
  );
}

/** Picks the first free time from a day on for the next session of a package without one. */
export async function pickNext(
  fan: BackendClient,
  packageId: string,
  {
    creatorId,
    service,
    tier,
    inDays,
  }: Required<Pick<Wish, 'creatorId' | 'service' | 'tier' | 'inDays'>>,
): Promise<void> {
  const { sessions } = await look(fan, packageId);
  const bookingId = sessions.find(({ state }) => state === 'UNSCHEDULED')?.bookingId ?? '';
  const { version } = await look(fan, bookingId);
  const tierId = service.tiers[tier]?.id ?? '';
  const startsAt = await firstFree(fan, { creatorId, tierId, inDays });
  await fan.ask(
    'mutation($bookingId: ID!, $version: Int!, $startsAt: String!) { answer: scheduleBooking(bookingId: $bookingId, version: $version, startsAt: $startsAt) { error } }',
    { bookingId, version, startsAt },
  );
}

/** Proposes the first free time from a day on. */
export async function propose(
  client: BackendClient,
  bookingId: string,
  of: { creatorId: string; service: OpenedService; inDays: number },
): Promise<void> {
  const { creatorId, service, inDays } = of;
  const tierId = service.tiers[0]?.id ?? '';
  const { version } = await look(client, bookingId);
  await client.ask(
    'mutation($bookingId: ID!, $version: Int!, $startsAt: String!) { answer: moveBooking(bookingId: $bookingId, version: $version, startsAt: $startsAt) { error } }',
    { bookingId, version, startsAt: await firstFree(client, { creatorId, tierId, inDays }) },
  );
}
