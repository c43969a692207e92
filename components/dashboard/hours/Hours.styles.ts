import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** Rows left, week right; on a narrow screen the week comes first. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  > :first-child {
    order: 1;
  }

  @media ${media.desk} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);

    > :first-child {
      order: 0;
    }
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** A card of short lines. */
export const Lines = styled.section`
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  h2 {
    padding-block: ${space[3]} ${space[1]};
    font-size: ${size.text};
  }

  > ul {
    list-style: none;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }
`;

/** Something to press that looks like what it holds. */
export const Chip = styled.button`
  min-height: ${target.touch};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font-weight: ${weight.strong};
  white-space: nowrap;
  cursor: pointer;
  ${tabularFigures}

  &[aria-expanded='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

export const Quiet = styled.span`
  color: ${color.textQuiet};
`;

/** From, to, and what can be done with them. */
export const RangeRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding-block-end: ${space[3]};

  select {
    width: auto;
  }
`;

/** Stays at the foot of the window as long as something is not saved. */
export const Bar = styled.div`
  position: sticky;
  bottom: ${space[3]};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};

  @media ${media.narrow} {
    > div {
      width: 100%;
    }

    > div > button {
      flex: 1;
    }
  }
`;
