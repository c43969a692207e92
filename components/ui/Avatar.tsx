import type { SyntheticEvent } from 'react';
import styled, { css } from 'styled-components';
import { color, radius } from '@/styles/tokens';

const DEFAULT_PHOTO = '/default-user.png';

interface AvatarProps {
  /** Path of the photo; empty shows the default one. */
  src?: string;
  /** Words for the picture; leave empty where the name stands beside it. */
  alt?: string;
  /** Side in px: 45 in the header, 48 in the sidebar, 25 elsewhere (product spec §9). */
  size?: 25 | 45 | 48;
}

/** Looks of a photo whose side its attributes say. */
export const photoLook = css`
  flex: none;
  border-radius: ${radius.round};
  background: ${color.sunken};
  object-fit: cover;
`;

function showDefault(event: SyntheticEvent<HTMLImageElement>) {
  const photo = event.currentTarget;
  if (!photo.src.endsWith(DEFAULT_PHOTO)) photo.src = DEFAULT_PHOTO;
}

/** Without a style of its own, for long lists that give their pictures `photoLook`. */
export function PlainAvatar({
  src,
  alt = '',
  size = 25,
  className,
}: AvatarProps & { className?: string }) {
  const photo = src || DEFAULT_PHOTO;
  return (
    <img
      className={className}
      src={photo}
      alt={alt}
      width={size}
      height={size}
      // One picture for everybody who has none: there is nothing to put off.
      loading={photo === DEFAULT_PHOTO ? undefined : 'lazy'}
      onError={showDefault}
    />
  );
}

const Photo = styled(PlainAvatar)`
  ${photoLook}
`;

export function Avatar(props: AvatarProps) {
  return <Photo {...props} />;
}
