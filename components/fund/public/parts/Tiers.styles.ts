import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

export const TierList = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[3]};
  padding: 0;
  list-style: none;
`;

export const TierCard = styled.div<{ $isOff?: boolean }>`
  display: grid;
  gap: ${space[2]};
  padding: 1.125rem ${space[5]};
  border-radius: ${radius.large};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${tabularFigures}

  .head {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    font-size: ${size.lead};
    font-weight: ${weight.display};
    line-height: 1.4;
  }

  .head b {
    color: ${({ $isOff }) => ($isOff ? color.textQuiet : color.accentText)};
    white-space: nowrap;
  }

  .text {
    color: ${color.textQuiet};
    font-size: ${size.small};
    white-space: pre-line;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .facts:empty {
    display: none;
  }

  .few {
    color: ${toneColors('wait').text};
    font-weight: ${weight.strong};
  }

  ${({ $isOff }) =>
    $isOff
      ? css`
          box-shadow: inset 0 0 0 1.5px ${color.line};
        `
      : css`
          background: ${color.raised};
          box-shadow: ${shadow.low};

          @media ${media.hover} {
            &:hover {
              box-shadow: 0 0 0 2px ${color.accent};
            }
          }
        `}
`;
