import styled from 'styled-components';
import { mascotLook } from '@/styles/mascot';
import { media } from '@/styles/media';
import { color, radius, shadow, space, target } from '@/styles/tokens';

/** Holds the mascot, which takes no room of its own in the page. */
export const Room = styled.div`
  ${mascotLook}
`;

/** The buttons stand beside it, towards the middle of the window. */
export const Tools = styled.div`
  position: absolute;
  bottom: 0;
  display: grid;
  gap: ${space[1]};

  [data-half='right'] > & {
    right: 100%;
  }

  [data-half='left'] > & {
    left: 100%;
  }
`;

export const Tool = styled.button`
  display: grid;
  place-items: center;
  width: ${target.least};
  height: ${target.least};
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  color: ${color.text};
  cursor: pointer;

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }

  @media ${media.touch} {
    width: ${target.touch};
    height: ${target.touch};
  }
`;
