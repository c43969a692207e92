import styled, { css } from 'styled-components';
import { color, radius } from '@/styles/tokens';
import { UserPhoto } from './UserPhoto';

interface AvatarProps {
  /** Path of the photo; empty shows the creature of `name`. */
  src?: string;
  /** Handle or guest name. */
  name?: string;
  /** Side in px: 45 in the header, 48 in the sidebar, 25 elsewhere (product spec §9). */
  size?: 25 | 45 | 48;
}

/** Looks of a photo whose side its attributes say; long lists give it to plain ones. */
export const photoLook = css`
  flex: none;
  border-radius: ${radius.round};
  background: ${color.sunken};
  object-fit: cover;
`;

const Photo = styled(UserPhoto)`
  ${photoLook}
`;

export function Avatar({ size = 25, ...photo }: AvatarProps) {
  return <Photo {...photo} side={size} isLazy />;
}
