import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

const stop = toneColors('stop');

export type StageLook = 'plain' | 'main' | 'stop';

/** Clearing, available, on its way: a line from left to right, what comes next first on a phone. */
export const Flow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > svg {
    display: none;
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 2rem minmax(0, 1.15fr) 2rem minmax(0, 1fr);
    gap: 0;

    > svg {
      display: block;
      place-self: center;
      color: ${color.textQuiet};
    }
  }
`;

const looks: Record<StageLook, ReturnType<typeof css>> = {
  plain: css`
    background: ${color.raised};
    box-shadow: ${shadow.low};
  `,
  main: css`
    background: ${color.accentSoft};

    @media ${media.upToMedium} {
      order: -1;
    }

    p {
      color: ${color.text};
    }
  `,
  stop: css`
    background: ${stop.soft};

    h2,
    p {
      color: ${stop.text};
    }
  `,
};

export const Root = styled.section<{ $look: StageLook }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]};
  min-width: 0;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};

  h2 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-size: ${size.text};
    font-weight: ${weight.strong};
    letter-spacing: 0;
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-wrap: pretty;
  }

  p b {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  ${({ $look }) => looks[$look]}

  @media ${media.upToMedium} {
    ${({ $look }) =>
      $look !== 'main' &&
      css`
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;

        p {
          grid-column: 1 / -1;
        }
      `}
  }

  @media ${media.wide} {
    padding: ${space[5]};
    border-radius: ${radius.huge};
  }
`;

export const Sum = styled.div<{ $isMain: boolean; $isBelowZero: boolean }>`
  color: ${({ $isBelowZero }) => ($isBelowZero ? stop.text : 'inherit')};
  font-size: ${({ $isMain }) => ($isMain ? size.display : size.heading)};
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: -0.03em;
  ${tabularFigures}

  @media ${media.wide} {
    font-size: ${({ $isMain }) =>
      $isMain ? 'clamp(2rem, 1.2rem + 1.9vw, 2.75rem)' : 'clamp(1.5rem, 1rem + 1.3vw, 2.125rem)'};
  }
`;
