import Link from 'next/link';
import { Avatar } from '@/components/ui/Avatar';
import type { Favorite } from '@/hooks/favorites/types';
import { Who } from './Favorites.styles';

/** A creator's face and name, with the way to their page. */
export function WhoIsIt({ creator }: { creator: Favorite['creator'] }) {
  const { handle, name, tagline, extraPublic } = creator;
  return (
    <Who>
      <Avatar src={extraPublic.profile_photo} size={48} />
      <div>
        <Link href={`/${handle}`}>
          <bdi>{name}</bdi>
        </Link>
        <p dir="auto">{tagline || `@${handle}`}</p>
      </div>
    </Who>
  );
}
