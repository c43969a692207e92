import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackendClient } from './backendClient';

interface Prize {
  title: string;
  photo: string | null;
  valueMinor: number | null;
  currency: string | null;
  quantity: number;
  delivery: 'DIGITAL' | 'PHYSICAL' | 'EXPERIENCE';
}

/** A draw as the demo wants it; what it leaves out is as the product's presets have it. */
export interface DrawPlan {
  title: string;
  prizes: Prize[];
  notice?: string;
  opensAt?: Date;
  closesAt?: Date;
  openMinutes?: number;
  /** Live on a stream, or with days to claim. */
  isLive?: boolean;
  /** Newcomers without an e-mail may enter as well. */
  isForAll?: boolean;
  bonusTickets?: number;
}

const LIVE_CLAIM = 120;
const LONG_CLAIM = 48 * 3600;

/** How long the public number of a draw may take. */
const PATIENCE_MS = 90_000;
const LOOK_MS = 500;

const salt = () => randomBytes(16).toString('hex');

/** Makes a draft; returns its id. */
export async function createDraw(host: BackendClient, plan: DrawPlan): Promise<string> {
  const { title, prizes, notice = null, opensAt, closesAt, openMinutes = null } = plan;
  const { isLive = false, isForAll = false, bonusTickets = 0 } = plan;
  const { item } = await host.ask<{ item: { id: string } }>(
    'mutation($settings: LotterySettingsInput!, $requestKey: String!) { answer: createLottery(settings: $settings, requestKey: $requestKey) { error item { id } } }',
    {
      requestKey: crypto.randomUUID(),
      settings: {
        ...{ title, prizes, notice, openMinutes, ownRules: null },
        liveMinutes: 180,
        opensAt: opensAt?.toISOString() ?? null,
        closesAt: closesAt?.toISOString() ?? null,
        verifiedOnly: !isForAll,
        followersOnly: false,
        minAccountDays: 0,
        countries: [],
        minAge: null,
        notWonDays: 0,
        followTickets: bonusTickets,
        waitedTickets: bonusTickets,
        maxEntries: null,
        claimMode: isLive ? 'LIVE' : 'OFFLINE',
        claimSeconds: isLive ? LIVE_CLAIM : LONG_CLAIM,
      },
    },
  );
  return item.id;
}

/** Opens a draft, or plans one that opens by itself; returns its id. */
export async function openDraw(host: BackendClient, plan: DrawPlan): Promise<string> {
  const lotteryId = await createDraw(host, plan);
  await host.ask(
    'mutation($lotteryId: ID!) { answer: changeLotteryState(lotteryId: $lotteryId, action: OPEN) { error } }',
    { lotteryId },
  );
  return lotteryId;
}

/** Enters as somebody who has an account. */
export async function enter(fan: BackendClient, lotteryId: string): Promise<void> {
  await fan.ask(
    'mutation($lotteryId: ID!, $salt: String!) { answer: joinLottery(lotteryId: $lotteryId, salt: $salt) { error } }',
    { lotteryId, salt: salt() },
  );
}

/** Enters with a name alone. */
export async function enterAsNew(
  visitor: BackendClient,
  lotteryId: string,
  handle: string,
): Promise<void> {
  await visitor.ask(
    'mutation($lotteryId: ID!, $handle: String!, $salt: String!, $requestKey: String!) { answer: joinLotteryAsNew(lotteryId: $lotteryId, handle: $handle, salt: $salt, requestKey: $requestKey, locale: "en") { error } }',
    { lotteryId, handle, salt: salt(), requestKey: crypto.randomUUID() },
  );
}

/** Follows a creator, which gives tickets where a draw says so. */
export async function follow(fan: BackendClient, handle: string): Promise<void> {
  const { items } = await fan.ask<{ items: { id: string }[] }>(
    'query($handle: String!) { answer: userCreators(handle: $handle) { error items { id } } }',
    { handle },
  );
  await fan.ask(
    'mutation($targetId: ID!) { answer: saveFavorite(targetType: CREATOR, targetId: $targetId, notifyLive: true) { error } }',
    { targetId: items[0]?.id },
  );
}

interface Drawn {
  id: string;
  uuid: string;
  handle: string | null;
  status: number;
  confirmedAt: string | null;
}

interface Edit {
  lottery: { state: string };
  claims: Drawn[];
}

async function readDraw(host: BackendClient, lotteryId: string): Promise<Edit> {
  const { items } = await host.ask<{ items: Edit[] }>(
    'query($lotteryId: ID!) { answer: lotteryEdit(lotteryId: $lotteryId) { error items { lottery { state } claims { id uuid handle status confirmedAt } } } }',
    { lotteryId },
  );
  if (!items[0]) throw new Error(`Draw ${lotteryId} is not there.`);
  return items[0];
}

/** Closes a draw and waits until its winners are drawn. */
export async function drawWinners(host: BackendClient, lotteryId: string): Promise<void> {
  await host.ask(
    'mutation($lotteryId: ID!) { answer: closeLottery(lotteryId: $lotteryId) { error } }',
    { lotteryId },
  );
  const until = Date.now() + PATIENCE_MS;
  while ((await readDraw(host, lotteryId)).lottery.state === 'CLOSED') {
    if (Date.now() > until) throw new Error(`Draw ${lotteryId} has no number yet.`);
    await wait(LOOK_MS);
  }
}

const WON = 200;

/** Confirms everybody who was drawn and is not confirmed; returns all who may claim. */
export async function confirmAll(host: BackendClient, lotteryId: string): Promise<Drawn[]> {
  const { claims } = await readDraw(host, lotteryId);
  const drawn = claims.filter(({ status }) => status === WON);
  const memberIds = drawn.filter(({ confirmedAt }) => confirmedAt === null).map(({ id }) => id);
  await host.ask(
    'mutation($lotteryId: ID!, $memberIds: [ID!]!) { answer: confirmWinners(lotteryId: $lotteryId, memberIds: $memberIds) { error } }',
    { lotteryId, memberIds },
  );
  return drawn;
}

/** Passes one winner over; the next in the order is drawn. */
export async function passOver(host: BackendClient, lotteryId: string): Promise<void> {
  const { claims } = await readDraw(host, lotteryId);
  const memberId = claims.find(({ status }) => status === WON)?.id;
  await host.ask(
    'mutation($lotteryId: ID!, $memberId: ID!) { answer: nextInLine(lotteryId: $lotteryId, memberId: $memberId, reason: "ineligible") { error } }',
    { lotteryId, memberId },
  );
}

/** A winner takes their prize and says where it goes; the host hands it over. */
export async function handOver(
  host: BackendClient,
  winner: BackendClient,
  { lotteryId, id, uuid }: { lotteryId: string; id: string; uuid: string },
): Promise<void> {
  await winner.ask('mutation($uuid: ID!) { answer: claimPrize(uuid: $uuid) { error } }', { uuid });
  await winner.ask(
    'mutation($uuid: ID!, $name: String, $email: String, $address: String, $postcode: String, $city: String, $country: String, $note: String) { answer: sendClaimDetails(uuid: $uuid, name: $name, email: $email, address: $address, postcode: $postcode, city: $city, country: $country, note: $note) { error } }',
    {
      uuid,
      name: 'Demo Winner',
      email: 'winner@demo.playplus.test',
      address: 'Lane 1',
      postcode: '12345',
      city: 'Town',
      country: 'DE',
      note: null,
    },
  );
  await host.ask(
    'mutation($lotteryId: ID!, $memberId: ID!) { answer: fulfilPrize(lotteryId: $lotteryId, memberId: $memberId) { error } }',
    { lotteryId, memberId: id },
  );
}

/** Ends a draw without a winner. */
export async function cancelDraw(host: BackendClient, lotteryId: string): Promise<void> {
  await host.ask(
    'mutation($lotteryId: ID!) { answer: cancelLottery(lotteryId: $lotteryId) { error } }',
    { lotteryId },
  );
}
