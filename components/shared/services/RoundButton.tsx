import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, target, toneColors } from '@/styles/tokens';

/** A round button with a picture alone, on a picture or beside a title. */
export const RoundButton = styled.button`
  display: inline-grid;
  z-index: 1;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 1px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.text};
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${toneColors('stop').text};
  }

  @media ${media.hover} {
    &:hover {
      transition: background-color ${motion.quick};
      background: ${color.accentSoft};
    }
  }

  @media ${media.touch} {
    width: ${target.touch};
    height: ${target.touch};
  }
`;
