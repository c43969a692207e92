import styled, { createGlobalStyle } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import { color, layer, measure, radius, size, space, target, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${space[4]};
  max-width: calc(${measure.page} + ${space[24]});
  min-height: calc(100vh - 5rem);
  padding: ${space[3]} ${space[4]} 0;

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

/** A way out, the title, whether it is saved, and a look at it. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};

  > p {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
  }

  > p b {
    ${oneLine}
    font-weight: ${weight.strong};
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-width: ${target.touch};
    min-height: ${target.touch};
    border-radius: ${radius.round};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }

  .back {
    color: ${color.text};
  }

  @media ${media.hover} {
    .back:hover {
      background: ${color.accentSoft};
    }
  }

  @media ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > p {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const SaveLine = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textQuiet};
  font-size: ${size.small};

  svg {
    flex: none;
  }
`;

/** The steps beside what is done in one of them. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]} ${space[8]};

  @media ${media.desk} {
    grid-template-columns: 11.5rem minmax(0, 1fr);
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  min-width: 0;
  padding-bottom: ${space[8]};
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure.text};
  overflow-wrap: anywhere;

  h1:focus-visible {
    outline-offset: ${space[1]};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }
`;

/** What else stands at the foot of the window moves up. */
export const FootRoom = createGlobalStyle`
  body {
    --foot-room: 5rem;
  }
`;

/** Stays at the foot of the window: the way on is never out of sight. */
export const Foot = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-inline: -${space[4]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  background: ${color.background};

  @media ${media.wide} {
    margin-inline: -${space[8]};
    padding-inline: ${space[8]};
  }

  @media ${media.narrow} {
    > :last-child:not(:only-child) {
      flex: 1;
    }
  }
`;
