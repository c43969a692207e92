import { userByHandle, usersByIds } from '@/backend/accounts/service';
import { shownServiceOwner } from '@/backend/experiences/service';
import { toolOwner } from '@/backend/hosting/service';
import { partyOwner } from '@/backend/parties/service';
import type { Context } from '@/backend/platform/context';
import { creatorId } from '@/backend/platform/member';
import { VIEW_DAYS, VIEW_PAGES } from '@/lib/shared/creators/pageViews';
import { countedPage, isRobot, type CountedPage } from './policy';
import { addView, everyViewOf, viewsOf } from './repository';

const DAY_MS = 86_400_000;

/** What a creator learns of the last thirty days. */
export interface PageViews {
  total: number;
  /** Every day, oldest first, `YYYY-MM-DD` in UTC. */
  days: { day: string; views: number }[];
  /** The most viewed pages: where each stands, and the title of its tool or service, or again the path. */
  pages: { path: string; title: string; views: number }[];
}

/**
 * Counts one view of a page. Programs, pages that do not exist and owners on their own pages are not
 * counted; the caller is not told.
 */
export async function recordPageView(context: Context, input: { path: string }): Promise<void> {
  const page = isRobot(context.clientAgent) ? null : countedPage(input.path);
  if (page === null) return;
  const ownerId = await ownerOf(context, page);
  if (ownerId === undefined || (ownerId !== null && ownerId === context.actor.userId)) return;
  const path = await pathOf(context, page, ownerId);
  if (path === undefined) return;
  await addView(context.db, { path, day: dayOf(context.now()), creatorId: ownerId });
}

/** Returns the numbers of the caller's own pages. Errors: auth.required, forbidden (a fan has no pages to count). */
export async function myPageViews(context: Context): Promise<PageViews> {
  const userId = creatorId(context);
  const first = context.now().getTime() - (VIEW_DAYS - 1) * DAY_MS;
  const since = dayOf(new Date(first));
  const found = await viewsOf(context.db, userId, { since, pages: VIEW_PAGES });
  const counted = new Map(found.days.map(({ day, views }) => [day, views]));
  const days = Array.from({ length: VIEW_DAYS }, (_, index) => {
    const day = dayOf(new Date(first + index * DAY_MS));
    return { day, views: counted.get(day) ?? 0 };
  });
  return {
    total: days.reduce((sum, { views }) => sum + views, 0),
    days,
    pages: found.pages,
  };
}

/** Returns the owner's id; null: a page of the product, undefined: no such page. */
async function ownerOf(
  context: Context,
  { owner }: CountedPage,
): Promise<string | null | undefined> {
  if (owner === null) return null;
  if ('partyId' in owner) return (await partyOwner(context, owner.partyId)) ?? undefined;
  if ('toolId' in owner) return (await toolOwner(context, owner.toolId)) ?? undefined;
  if ('paidServiceId' in owner) {
    return (await shownServiceOwner(context, owner.paidServiceId)) ?? undefined;
  }
  const user = await userByHandle(context, owner.handle);
  if (user?.userType !== 'CREATOR') return undefined;
  if (!('serviceId' in owner)) return user.id;
  // Under another creator's handle it is no page.
  return (await shownServiceOwner(context, owner.serviceId)) === user.id ? user.id : undefined;
}

/** Where a page is counted: what stands below a service at the service's own page, if it has one. */
async function pathOf(
  context: Context,
  { path, owner }: CountedPage,
  ownerId: string | null,
): Promise<string | undefined> {
  if (owner === null || ownerId === null || !('paidServiceId' in owner)) return path;
  const creator = (await usersByIds(context, [ownerId])).get(ownerId);
  return creator && `/${creator.handle}${path}`;
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** What this domain keeps of a user: how often their pages were looked at. */
export async function pageViewDataOf(context: Context, userId: string) {
  return { pageViews: await everyViewOf(context.db, userId) };
}
