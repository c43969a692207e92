import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { callSecureql } from './people';
import type { Member } from './test';

/** A creator with a full page and an open queue, and a fan who waits in it. */
export interface World {
  creator: Member;
  fan: Member;
  partyId: string;
  /** The fan's ticket. */
  queueUuid: string;
}

/** Tools that later issues bring: their addresses answer 404 until then, which is checked. */
const NOT_BUILT = [
  '/dashboard/chance',
  '/dashboard/fund',
  '/chat',
  '/experiences/create',
  '/experiences/[serviceId]/edit',
  '/[profile]/[serviceId]',
  '/[profile]/fund/[fundId]',
  '/[profile]/fund/[fundId]/checkout',
  '/experiences/[serviceId]/[serviceTierId]/checkout',
  '/experiences/[serviceId]/[serviceTierId]/stripe',
  '/chance/[chanceId]',
  '/chance/[chanceId]/user-info/[uuid]',
  '/chance/[chanceId]/dashboard',
  '/chance/[chanceId]/dashboard/edit-chance',
];

const ID = '00000000-0000-7000-8000-000000000000';

async function call(context: BrowserContext, path: string, payload: Record<string, unknown>) {
  const { status, body } = await callSecureql(context, path, payload);
  const [root] = Object.values(body) as { error: string | null; item?: unknown }[];
  if (status !== 200 || !root || root.error !== null) {
    throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`);
  }
  return root.item as Record<string, unknown>;
}

/** Fills the product as its people would; every page of theirs has the given theme. */
export async function buildWorld(
  creator: Member,
  fan: Member,
  theme: { hue: string; isDark: boolean },
): Promise<World> {
  for (const { context } of [creator, fan]) {
    await call(context, 'creators/save-theme/', {
      display_hue: theme.hue,
      display_is_dark_mode: theme.isDark,
    });
  }
  await call(creator.context, 'creators/save-page/', {
    version: 0,
    tagline: 'Chess for people who blunder',
    bio: 'Every Friday night.\nBring your worst opening.',
    bannerPhoto: null,
    socials: [],
    categories: ['strategy'],
  });
  await call(creator.context, 'creators/save-examples/', {
    version: 1,
    items: [{ kind: 'LINK', title: 'A game to forget', url: 'https://example.org/a', photo: null }],
  });
  await call(creator.context, 'creators/save-faqs/', {
    version: 2,
    items: [{ question: 'May I lose?', answer: 'Please do.' }],
  });
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
    targetId: (await whois(creator.context)).id,
    notifyLive: true,
  });
  return { creator, fan, partyId, queueUuid: String(ticket.queueUuid) };
}

async function whois(context: BrowserContext) {
  return call(context, 'my-user/', {});
}

/** Every address of the product in this world, and whether it stands already. */
export function addressesOf({ creator, partyId, queueUuid }: World) {
  const file = readFileSync('__tests__/support/routes.json', 'utf8');
  const { routes } = JSON.parse(file) as { routes: { path: string }[] };
  const ids: Record<string, string> = { profile: creator.handle, partyId, queueUuid };
  const fill = (path: string) =>
    path.replace(/\[([^\]]+)\]/g, (_all, name: string) => ids[name] ?? ID);
  const named = routes.map(({ path }) => ({ path: fill(path), stands: !NOT_BUILT.includes(path) }));
  const states = [
    '/dashboard/settings?active=verifications',
    '/async/verify_email',
    '/async/unsubscribe',
    '/nothing/to/see',
  ];
  return [...named, ...states.map((path) => ({ path, stands: path !== '/nothing/to/see' }))];
}
