import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, layer, radius, shadow, size, space, weight } from '@/styles/tokens';

const BAR = '4rem';

/** A bar above; then what can be set up, the overlay, and how it is set: three columns on a desk. */
export const Page = styled.div`
  display: grid;
  grid-template: ${BAR} auto auto auto / minmax(0, 1fr);
  min-height: 100vh;
  align-content: start;

  @media ${media.wide} {
    grid-template: ${BAR} auto 1fr / minmax(0, 1fr) 20rem;
  }

  @media ${media.desk} {
    grid-template: ${BAR} 1fr / 14rem minmax(0, 1fr) 20rem;
  }

  @media ${media.broad} {
    grid-template-columns: 16rem minmax(0, 1fr) 23rem;
  }
`;

export const Bar = styled.header`
  grid-column: 1 / -1;
  position: sticky;
  top: 0;
  z-index: ${layer.sticky + 1};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};

  h1 {
    flex: 1;
    min-width: 0;
    font-size: 1.375rem;
    letter-spacing: -0.02em;
  }

  /* The panel under the preview says it too. */
  > span {
    @media ${media.narrow} {
      display: none;
    }
  }

  > a {
    display: grid;
    flex: none;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    border-radius: ${radius.round};
  }
`;

const column = css`
  position: sticky;
  top: ${BAR};
  align-self: start;
  max-height: calc(100vh - ${BAR});
  overflow-y: auto;
`;

export const Kinds = styled.nav`
  /* What is hidden from the eye alone scrolls along, and makes the page no wider. */
  position: relative;

  @media ${media.dock} {
    grid-column: 1 / -1;
    display: flex;
    gap: ${space[2]};
    overflow-x: auto;
    padding: ${space[3]} ${space[4]} ${space[1]};
    scrollbar-width: thin;
  }

  @media ${media.desk} {
    ${column}
    padding: ${space[4]} ${space[3]};
  }
`;

export const Middle = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
  padding: ${space[3]} ${space[4]} ${space[6]};

  @media ${media.wide} {
    padding: ${space[4]} ${space[5]} ${space[6]};
  }

  @media ${media.desk} {
    padding-inline-start: ${space[1]};
  }

  /* As wide as the preview may be so that all of it stands in the window. */
  > * {
    width: 100%;
    max-width: max(36rem, calc((100vh - 22rem) * 16 / 9));
    justify-self: center;
  }
`;

export const Form = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[5]} ${space[4]} ${space[10]};
  border-radius: ${radius.huge} ${radius.huge} 0 0;
  background: ${color.surface};

  @media ${media.fromMedium} and ${media.upToMedium} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[5]} ${space[8]};
    padding-inline: ${space[6]};

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }

  @media ${media.wide} {
    ${column}
    min-height: calc(100vh - ${BAR});
    padding: ${space[4]} ${space[5]};
    border-inline-start: 1px solid ${color.line};
    border-radius: 0;
  }
`;

/** A panel of the middle column. */
export const Panel = styled.section`
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`;

/** What a thing of the form is called, with what it says beside it. */
export const Label = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
  font-size: 0.9375rem;
  font-weight: ${weight.strong};
  line-height: 1.3;

  > span:last-child:not(:first-child) {
    color: ${color.textQuiet};
    font-weight: ${weight.text};
  }
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
