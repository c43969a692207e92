import styled from 'styled-components';
import { color, radius, size, space, toneColors, weight, type Tone } from '@/styles/tokens';

/** A word or number on a quiet ground. Without a tone it is neutral. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${({ $tone }) => ($tone ? toneColors($tone).soft : color.sunken)};
  color: ${({ $tone }) => ($tone ? toneColors($tone).text : color.textQuiet)};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  line-height: 1.25rem;
  white-space: nowrap;
`;
