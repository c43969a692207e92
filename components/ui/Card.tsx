import styled, { css } from 'styled-components';
import { color, radius, shadow, space } from '@/styles/tokens';

/** A raised ground for one subject. `$isQuiet` sinks it instead of raising it. */
export const Card = styled.section<{ $isQuiet?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  padding: clamp(${space[4]}, 3vw, ${space[6]});
  border-radius: ${radius.large};
  ${({ $isQuiet = false }) =>
    $isQuiet
      ? css`
          background: ${color.sunken};
        `
      : css`
          background: ${color.raised};
          box-shadow: ${shadow.low};
        `}
`;

/** Cards beside each other, as many as there is room for. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space[4]};
  list-style: none;
`;
