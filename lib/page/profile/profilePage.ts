import type { GetServerSidePropsContext } from 'next';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from '@/lib/page/serverPage';
import type { ServiceCard } from '@/lib/shared/experiences/views';
import type { CreatorRecord, Review } from '@/lib/shared/reviews/views';
import type { FavoriteType } from '@/lib/shared/fans/favorites';

type Creator = ResultOf<'userCreator/userCreator/'>['userCreators']['items'][number];
type Fan = ResultOf<'user-fan'>['userFans']['items'][number];

/** So long somebody without anything yet has just begun. */
const NEW_MS = 30 * 24 * 60 * 60_000;

/** A page of what a creator offers; drafts for its owner alone. */
export interface ProfileServices {
  cards: ServiceCard[];
  cursor: string | null;
  /** Those that the reader keeps, by id; null: a visitor. */
  kept: string[] | null;
}

/** A page of reviews. */
interface ProfileReviews {
  items: Review[];
  cursor: string | null;
}

/** Own props of `/{profile}`: a creator's page, or a fan's public face. */
export interface ProfilePageProps {
  creator: Creator | null;
  fan: Fan | null;
  services: ProfileServices;
  /** What buyers said of a creator, or creators of a fan. */
  received: ProfileReviews;
  /** What a fan said of experiences. */
  written: ProfileReviews;
  /** What a creator's orders say of them; null: a fan. */
  record: CreatorRecord | null;
  /** Whether the reader follows the creator and is notified when they go live. */
  isFollowed: boolean;
  /** Whether the creator joined in the last weeks. */
  isNew: boolean;
}

/**
 * Path of the one address of a handle, query kept, when `/{profile}` spelled it in another way or
 * named one that was given up; null when it did neither. `below` is what follows the handle.
 */
export function canonicalPath(
  { params, resolvedUrl }: Pick<GetServerSidePropsContext, 'params' | 'resolvedUrl'>,
  handle: string,
  below = '',
): string | null {
  if (params?.profile === handle) return null;
  const at = resolvedUrl.indexOf('?');
  return `/${handle}${below}${at === -1 ? '' : resolvedUrl.slice(at)}`;
}

/** Whether somebody with these favorites hears when a creator goes live; a favorite may be mute. */
export function hearsOf(
  favorites: readonly { targetId: string; notifyLive: boolean }[],
  creatorId: string,
): boolean {
  return favorites.some(({ targetId, notifyLive }) => targetId === creatorId && notifyLive);
}

/** The ids of the services among the favorites. */
export function keptOf(
  favorites: readonly { targetType: FavoriteType; targetId: string }[],
): string[] {
  return favorites.flatMap(({ targetType, targetId }) =>
    targetType === 'SERVICE' ? [targetId] : [],
  );
}

const reviewsIn = ({ getReviews }: { getReviews: ProfileReviews }): ProfileReviews => ({
  items: getReviews.items,
  cursor: getReviews.cursor,
});

/** Server props of `/{profile}`. */
export const profileProps = serverPage({
  access: 'public',
  namespaces: ['profile', 'serviceWords', 'reviews'],
  theme: 'owner',
  calls: ({ params }) => {
    const handle = String(params?.profile);
    return {
      creator: ['userCreator/userCreator/', { handle }],
      fan: ['user-fan', { handle }],
      found: ['accounts/find-handle/', { handle }],
      services: ['user-services-query', { handle }],
      record: ['reviews/get-record/', { handle }],
      ofCreator: ['reviews/of-creator/', { handle }],
      received: ['get-fan-received-reviews', { handle }],
      written: ['get-fan-written-reviews', { handle }],
    };
  },
  whereAllowed: () => ({ favorites: ['favorite-services-ids', {}] }),
  load: ({ answers, allowed, user, context }) => {
    const creator = answers.creator.userCreators.items[0] ?? null;
    const fan = answers.fan.userFans.items[0] ?? null;
    const owner = creator ?? fan;
    const handle = owner?.handle ?? answers.found.findHandle.item?.handle;
    const moved = handle ? canonicalPath(context, handle) : null;
    if (moved) return { redirect: moved, isPermanent: true };
    if (!owner) return { notFound: true };
    const favorites = allowed.favorites?.favorites.items ?? [];
    const { items, cursor } = answers.services.services;
    const props: ProfilePageProps = {
      creator,
      fan,
      services: { cards: items, cursor, kept: user && keptOf(favorites) },
      received: reviewsIn(creator ? answers.ofCreator : answers.received),
      written: reviewsIn(answers.written),
      record: answers.record.creatorRecords.items[0] ?? null,
      isFollowed: hearsOf(favorites, owner.id),
      isNew: Date.now() - Date.parse(owner.memberSince) < NEW_MS,
    };
    return { props, owner: owner.extraPublic };
  },
});
