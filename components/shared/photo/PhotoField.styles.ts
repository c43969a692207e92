import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';

export const PhotoRoot = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? 'minmax(0, 1fr)' : 'auto minmax(0, 1fr)')};
  gap: ${space[4]};
  align-items: center;

  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const shapes = {
  round: css`
    width: 6rem;
    height: 6rem;
    border-radius: ${radius.round};
  `,
  wide: css`
    width: 100%;
    aspect-ratio: 4 / 1;
    border-radius: ${radius.medium};
  `,
  work: css`
    width: 10rem;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.medium};
  `,
};

export const PhotoFrame = styled.div<{ $shape: keyof typeof shapes }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${({ $shape }) => shapes[$shape]}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const PhotoTitle = styled.p`
  font-weight: ${weight.strong};
`;

/** Opened by the button beside it, which is what the keyboard reaches. */
export const HiddenFile = styled.input`
  ${visuallyHidden}
`;
