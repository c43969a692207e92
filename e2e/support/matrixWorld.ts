import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { openDraw } from './draws';
import { imageFile } from './image';
import { bookOnce } from './matrixBookings';
import { fundOnce } from './matrixFund';
import { orderPaths } from './matrixOrders';
import { reviewOnce, type Reviewed } from './matrixReviews';
import { callSecureql, uploadImage } from './people';
import { sellService } from './services';
import { expect, type Member } from './test';

/** A creator with a full page and an open queue, a fan who waits in it, and one who has just come. */
export interface World extends Reviewed {
  creator: Member;
  fan: Member;
  newcomer: Member;
  partyId: string;
  /** The fan's ticket. */
  queueUuid: string;
  /** Between the fan and the creator. */
  conversationId: string;
  /** A draw of the creator's that is open. */
  openDrawId: string;
  /** One that the fan won and has not claimed yet, and the fan's claim. */
  chanceId: string;
  claimUuid: string;
  /** A fund of the creator's that runs, and what the fan gave to it. */
  fundId: string;
  contributionId: string;
  /** A service of the creator's that is on sale, and its tier. */
  serviceId: string;
  serviceTierId: string;
  /** Orders of the fan: a session, and something that is made. */
  bookingId: string;
  madeBookingId: string;
  /** Something that the fan gave, for whoever gave it, and by its link. */
  giftBookingId: string;
  giftPath: string;
}

/** The members of a world, before anything is in it. */
type People = Pick<World, 'creator' | 'fan' | 'newcomer'>;

const ID = '00000000-0000-7000-8000-000000000000';

function itemOf(path: string, { status, body }: Awaited<ReturnType<typeof callSecureql>>) {
  const [root] = Object.values(body) as { error: string | null; item?: unknown }[];
  if (status !== 200 || !root || root.error !== null) {
    throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
  return root.item as Record<string, unknown>;
}

async function call(context: BrowserContext, path: string, payload: Record<string, unknown>) {
  return itemOf(path, await callSecureql(context, path, payload));
}

async function upload(context: BrowserContext): Promise<string> {
  return String(itemOf('upload-one-photo', await uploadImage(context, imageFile)).url);
}

/** Fills the product as its people would; every page of theirs has the given theme. */
export async function buildWorld(
  people: People,
  theme: { hue: string; isDark: boolean },
): Promise<World> {
  const { creator, fan } = people;
  for (const { context } of Object.values(people)) {
    await call(context, 'creators/save-theme/', {
      display_hue: theme.hue,
      display_is_dark_mode: theme.isDark,
    });
  }
  for (const { context } of [creator, fan]) {
    await call(context, 'accounts/set-photo/', { url: await upload(context) });
  }
  await fillPage(creator.context);
  const { id } = await call(creator.context, 'party/create-party/', {
    title: 'Friday duels',
    game: 'Chess',
    requestKey: crypto.randomUUID(),
  });
  const partyId = String(id);
  await call(creator.context, 'party/change-state/', { partyID: partyId, action: 'OPEN' });
  const ticket = await call(fan.context, 'party/join-queue/', { partyID: partyId, fields: [] });
  await call(fan.context, 'favorites/save-favorite/', {
    targetType: 'CREATOR',
    targetId: (await call(creator.context, 'my-user/', {})).id,
    notifyLive: true,
  });
  const conversationId = await talk(people);
  const draws = await drawOnce(people);
  const funds = await fundOnce(creator, fan);
  const service = await serviceOnce(people);
  const { serviceId, tierIds } = service;
  const orders = await bookOnce(people, service);
  const reviews = await reviewOnce(creator, fan);
  return {
    ...people,
    ...draws,
    ...funds,
    ...orders,
    ...reviews,
    serviceId,
    serviceTierId: tierIds[0] ?? '',
    partyId,
    queueUuid: String(ticket.queueUuid),
    conversationId,
  };
}

/** A draw that is open, and one that the fan won and may claim. */
async function drawOnce({ creator, fan }: People) {
  const openDrawId = await openDraw(creator, { followTickets: 1 });
  const chanceId = await openDraw(creator, { claimSeconds: 3600 });
  const salt = 'a'.repeat(32);
  const entry = await call(fan.context, 'lottery/join-lottery/', { lotteryId: chanceId, salt });
  await call(creator.context, 'lottery/close-and-draw/', { lotteryId: chanceId });
  const claimUuid = String(entry.uuid);
  const claim = () => callSecureql(fan.context, 'lottery/get-claim/', { uuid: claimUuid });
  // The public number takes its seconds.
  await expect
    .poll(async () => (await claim()).body, { timeout: 60_000 })
    .toMatchObject({
      getClaim: { error: null },
    });
  const memberIds = [String(entry.id)];
  await call(creator.context, 'lottery/confirm-winners/', { lotteryId: chanceId, memberIds });
  return { openDrawId, chanceId, claimUuid };
}

/** A service with everything its page can show, kept by the fan. */
async function serviceOnce({ creator, fan }: People) {
  const service = await sellService(creator, {
    tiers: [{}, { name: 'Two matches', price: 4500, minutes: 60, stock: 2 }],
    faqs: [{ question: 'Which games?', answer: 'Any shooter you own.' }],
  });
  const { serviceId } = service;
  await call(fan.context, 'favorites/save-favorite/', {
    ...{ targetType: 'SERVICE', targetId: serviceId, notifyLive: false },
  });
  const { id: questionId } = await call(fan.context, 'services/ask-question/', {
    ...{ serviceId, text: 'Can I play on console?', requestKey: crypto.randomUUID() },
  });
  await call(creator.context, 'services/answer-question/', { questionId, answer: 'Yes.' });
  return service;
}

/** Fan and creator write to each other. Returns their conversation's id. */
async function talk({ creator, fan }: People): Promise<string> {
  const { id: userId } = await call(creator.context, 'my-user/', {});
  const { id: conversationId } = await call(fan.context, 'messaging/start-conversation/', {
    userId,
  });
  const say = ({ context }: Member, body: string, photoUrl: string | null = null) =>
    call(context, 'messaging/send-message/', {
      conversationId,
      clientId: crypto.randomUUID(),
      body,
      photoUrl,
    });
  await say(fan, 'Hello! When do you play?');
  await say(creator, 'On Friday.\nBring your worst opening.');
  await say(fan, '', await upload(fan.context));
  return String(conversationId);
}

async function fillPage(context: BrowserContext): Promise<void> {
  await call(context, 'creators/save-page/', {
    version: 0,
    tagline: 'Chess for people who blunder',
    bio: 'Every Friday night.\nBring your worst opening.',
    bannerPhoto: await upload(context),
    socials: [
      { network: 'twitch', handle: 'robin' },
      { network: 'bluesky', handle: 'robin.example.org' },
    ],
    categories: ['strategy', 'tabletop'],
  });
  const photo = await upload(context);
  await call(context, 'creators/save-examples/', {
    version: 1,
    items: [
      { kind: 'LINK', title: 'A game to forget', url: 'https://example.org/a', photo: null },
      { kind: 'IMAGE', title: 'The board', url: null, photo },
    ],
  });
  await call(context, 'creators/save-faqs/', {
    version: 2,
    items: [{ question: 'May I lose?', answer: 'Please do.' }],
  });
}

/** Every address of the product in this world, and whether it stands already. */
export function addressesOf(world: World) {
  const { creator, fan, partyId, queueUuid, conversationId, openDrawId, chanceId, fundId } = world;
  const file = readFileSync('__tests__/support/routes.json', 'utf8');
  const { routes } = JSON.parse(file) as { routes: { path: string }[] };
  const ids: Record<string, string> = {
    profile: creator.handle,
    partyId,
    queueUuid,
    chanceId,
    uuid: world.claimUuid,
    fundId,
    serviceId: world.serviceId,
    serviceTierId: world.serviceTierId,
  };
  const fill = (path: string) =>
    path.replace(/\[([^\]]+)\]/g, (_all, name: string) => ids[name] ?? ID);
  const named = routes.map(({ path }) => ({ path: fill(path), stands: true }));
  const states = [
    `/${fan.handle}`,
    `/${creator.handle}/live`,
    `/chance/${openDrawId}`,
    `/chance/${chanceId}/dashboard/recap`,
    `/chance/${chanceId}/verify`,
    `/fund/${fundId}`,
    `/fund/${fundId}/dashboard`,
    `/fund/${fundId}/dashboard/edit-fund`,
    `/fund/${fundId}/dashboard/recap`,
    `/${creator.handle}/fund/${fundId}/contribution/${world.contributionId}`,
    ...['/?category=racing', '/explore'],
    '/explore?q=match&kind=SESSION&days=7',
    '/explore?q=zzzzzzzz',
    ...orderPaths(world),
    `/chat?conversation=${conversationId}`,
    ...['page', 'works', 'notifications', 'privacy', 'account', 'verifications'].map(
      (tab) => `/dashboard/settings?active=${tab}`,
    ),
    ...['services', 'questions', 'reviews', 'codes', 'availability'].map(
      (tab) => `/dashboard/experiences?active=${tab}`,
    ),
    ...['pictures', 'tiers', 'questions', 'when', 'rules', 'preview'].map(
      (step) => `/experiences/${world.serviceId}/edit?step=${step}`,
    ),
    ...['/dashboard/help?q=zzzz', '/help', '/help/turn'],
    ...['terms', 'privacy', 'refunds', 'draws'].map((page) => `/legal/${page}`),
    ...['verify_email', 'undo_email', 'unsubscribe', 'tell_me'].map((page) => `/async/${page}`),
    ...['/dev/order', '/dev/mascot'],
    '/nothing/to/see',
  ];
  return [
    ...named.map((one) => ({ ...one, isFile: false })),
    ...states.map((path) => ({ path, stands: path !== '/nothing/to/see', isFile: false })),
    // A download, no page.
    { path: `/chance/${chanceId}/proof.json`, stands: true, isFile: true },
  ];
}
