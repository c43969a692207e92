import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, visuallyHidden } from '@/styles/mixins';
import { color, motion, radius, shadow, space, target, toneColors, weight } from '@/styles/tokens';

export const Group = styled.section`
  h2 {
    padding: ${space[4]} ${space[3]} ${space[1]};
    color: ${color.textQuiet};
    font-size: 0.8125rem;
    font-weight: ${weight.strong};
    letter-spacing: 0;
  }

  @media ${media.dock} {
    flex: none;

    h2 {
      ${visuallyHidden}
    }

    ul {
      display: flex;
      gap: ${space[2]};
    }
  }
`;

/** A row of the list on a desk, a chip above the preview elsewhere. */
export const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text};
  font-weight: ${weight.text};
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
  }

  /* On a desk a long name takes two lines; a chip has one. */
  > span {
    flex: 1;
    min-width: 0;
    line-height: 1.25;

    @media ${media.dock} {
      ${oneLine}
    }
  }

  @media ${media.hover} {
    &:hover:not([aria-current='true']) {
      transition: background-color ${motion.quick};
      background: ${color.sunken};
    }
  }

  &[aria-current='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }

  @media ${media.dock} {
    width: auto;
    max-width: 16rem;
    min-height: ${target.touch};
    gap: ${space[2]};
    padding-inline: ${space[2]} ${space[4]};
    border-radius: ${radius.round};
    background: ${color.surface};
    box-shadow: ${shadow.low};
    font-weight: ${weight.strong};
    white-space: nowrap;

    &[aria-current='true'] {
      background: ${color.accent};
      color: ${color.onAccent};

      .tool.queue,
      .tool.chance {
        fill: ${color.onAccent};
        stroke: ${color.onAccent};
      }

      .tool .inside {
        stroke: ${color.accent};
      }
    }
  }
`;

/** Its tool is live now. */
export const LiveDot = styled.i`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${toneColors('good').fill};
`;
