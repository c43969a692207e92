import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
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

const Photo = styled.img<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.round};
  background: ${color.sunken};
  object-fit: cover;
`;

function showDefault(event: SyntheticEvent<HTMLImageElement>) {
  const photo = event.currentTarget;
  if (!photo.src.endsWith(DEFAULT_PHOTO)) photo.src = DEFAULT_PHOTO;
}

export function Avatar({ src, alt = '', size = 25 }: AvatarProps) {
  return (
    <Photo
      src={src || DEFAULT_PHOTO}
      alt={alt}
      width={size}
      height={size}
      $size={size}
      loading="lazy"
      decoding="async"
      onError={showDefault}
    />
  );
}
