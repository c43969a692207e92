import styled from 'styled-components';
import { color, radius, size, space } from '@/styles/tokens';

/** A key to press. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0 ${space[1]};
  border: 1px solid ${color.control};
  border-bottom-width: 3px;
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.text};
  font: inherit;
  font-size: ${size.small};
  line-height: 1.4;
  text-align: center;
`;
