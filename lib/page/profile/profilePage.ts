import type { GetServerSidePropsContext } from 'next';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { serverPage } from '@/lib/page/serverPage';

type Creator = ResultOf<'userCreator/userCreator/'>['userCreators']['items'][number];
type Fan = ResultOf<'user-fan'>['userFans']['items'][number];

/** Own props of `/{profile}`: a creator's page, or a fan's public face. */
export interface ProfilePageProps {
  creator: Creator | null;
  fan: Fan | null;
  /** Whether the reader follows the creator and is notified when they go live. */
  isFollowed: boolean;
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

/** Server props of `/{profile}`. */
export const profileProps = serverPage({
  access: 'public',
  namespaces: ['profile'],
  theme: 'owner',
  calls: ({ params }) => {
    const handle = String(params?.profile);
    return {
      creator: ['userCreator/userCreator/', { handle }],
      fan: ['user-fan', { handle }],
      found: ['accounts/find-handle/', { handle }],
    };
  },
  whereAllowed: () => ({ favorites: ['favorite-services-ids', {}] }),
  load: ({ answers, allowed, context }) => {
    const creator = answers.creator.userCreators.items[0] ?? null;
    const fan = answers.fan.userFans.items[0] ?? null;
    const owner = creator ?? fan;
    const handle = owner?.handle ?? answers.found.findHandle.item?.handle;
    const moved = handle ? canonicalPath(context, handle) : null;
    if (moved) return { redirect: moved, isPermanent: true };
    if (!owner) return { notFound: true };
    const isFollowed = hearsOf(allowed.favorites?.favorites.items ?? [], owner.id);
    const props: ProfilePageProps = { creator, fan, isFollowed };
    return { props, owner: owner.extraPublic };
  },
});
