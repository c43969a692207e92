import Link from 'next/link';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/Avatar';
import type { Favorite } from '@/hooks/favorites/types';
import { color, size, space, target, weight } from '@/styles/tokens';

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[2]};
  min-width: 0;

  a {
    display: inline-block;
    min-height: ${target.least};
    font-weight: ${weight.strong};
  }

  p {
    grid-column: 2;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** A creator's face and name, with the way to their page. */
export function CreatorByline({ creator }: { creator: Favorite['creator'] }) {
  const { handle, name, tagline, extraPublic } = creator;
  return (
    <Who>
      <Avatar src={extraPublic.profile_photo} name={handle} />
      <Link href={`/${handle}`}>
        <bdi>{name}</bdi>
      </Link>
      <p dir="auto">{tagline || `@${handle}`}</p>
    </Who>
  );
}
