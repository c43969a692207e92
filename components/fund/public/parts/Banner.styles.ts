import styled from 'styled-components';
import { color, radius, size, space, toneColors, type Tone } from '@/styles/tokens';

/** A line across the page; without a tone it is neutral. */
export const Banner = styled.div<{ $tone?: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  background: ${({ $tone }) => ($tone ? toneColors($tone).soft : color.sunken)};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${({ $tone }) => ($tone ? toneColors($tone).text : color.textQuiet)};
  }

  > div {
    flex: 1 1 14rem;
    min-width: 0;
  }

  b {
    font-size: ${size.lead};
  }

  q {
    font-style: italic;
  }
`;
