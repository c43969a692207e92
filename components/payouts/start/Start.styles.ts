import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

/** The way in, and beside it what comes out of it; that comes first on a phone. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.huge};
  background: ${color.raised};
  box-shadow: ${shadow.low};

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Way = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: clamp(${space[5]}, 3vw, ${space[8]});

  h2 {
    margin-bottom: ${space[2]};
    font-size: ${size.title};
    text-wrap: balance;
  }

  h2 + p {
    color: ${color.textQuiet};
    text-wrap: pretty;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[4]};
  }

  i {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-style: normal;
    font-weight: ${weight.display};
  }

  b {
    display: block;
    font-weight: ${weight.strong};
  }

  small {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space[3]};
  max-width: 32rem;
`;

export const Outcome = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[5]};
  background: ${color.accentSoft};
  font-size: ${size.small};
  text-align: center;
  text-wrap: balance;

  b {
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1.1;
    letter-spacing: -0.03em;
    ${tabularFigures}
  }

  @media ${media.dock} {
    order: -1;
  }
`;
