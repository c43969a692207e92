import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures, visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, target, toneColors } from '@/styles/tokens';

const stop = toneColors('stop');
const wait = toneColors('wait');

const airs = {
  on: css`
    background: ${stop.soft};
    color: ${stop.text};
  `,
  wrong: css`
    background: ${wait.soft};
    color: ${wait.text};
  `,
  off: css`
    color: ${color.textQuiet};
    box-shadow: inset 0 0 0 1px ${color.control};

    b {
      color: ${color.text};
    }
  `,
};

export const LampRoot = styled.button<{ $air: keyof typeof airs }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  height: ${target.touch};
  padding: 0 ${space[3]} 0 ${space[2]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  text-align: start;
  cursor: pointer;
  ${({ $air }) => airs[$air]}
  ${tabularFigures}

  span,
  b {
    display: block;
    font-size: ${size.small};
    line-height: 1.125rem;
    white-space: nowrap;
  }

  span > span {
    font-size: ${size.tiny};
    line-height: 1rem;
  }

  /* Its words stand on two lines before the title is cut, or anything leaves the screen. */
  @media ${media.dock} {
    flex: 0 1000 auto;
    min-width: min-content;
    overflow: hidden;

    > span {
      min-width: 0;
    }

    b {
      max-height: 2.25rem;
      overflow: hidden;
      overflow-wrap: normal;
      white-space: normal;
    }

    span > span {
      display: none;
    }
  }

  /* The sign alone says it there, and leaves the title its words. */
  @media ${media.narrow} {
    position: relative;
    flex: none;
    justify-content: center;
    width: ${target.touch};
    min-width: 0;
    padding: 0;

    > span {
      ${visuallyHidden}
    }
  }

  @media ${media.desk} {
    min-width: 6rem;
  }
`;

/** A lamp that is off. */
export const Hollow = styled.i`
  flex: none;
  width: 0.875rem;
  height: 0.875rem;
  margin: 0 ${space[1]};
  border: 2px solid ${color.control};
  border-radius: ${radius.round};

  @media ${media.narrow} {
    margin: 0;
  }
`;
