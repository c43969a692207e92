import styled, { css } from 'styled-components';
import { color, radius } from '@/styles/tokens';
import { UserPhoto } from './UserPhoto';

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

/** Without a style of its own, for long lists that give their pictures `photoLook`. */
export function PlainAvatar({ size = 25, ...photo }: AvatarProps & { className?: string }) {
  return <UserPhoto {...photo} side={size} isLazy />;
}

const Photo = styled(PlainAvatar)`
  ${photoLook}
`;

export function Avatar(props: AvatarProps) {
  return <Photo {...props} />;
}
