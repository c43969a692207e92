import styled from 'styled-components';
import { cardRow } from '@/components/shared/page/rows.styles';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, target } from '@/styles/tokens';

/** One gift in the middle of its page. */
export const ClaimPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${measure.form};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  /* The dots of what belongs to it stay inside its card. */
  ul {
    padding-inline-start: ${space[5]};
  }

  .for {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .foot {
    display: grid;
    justify-items: center;
    gap: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    text-align: center;
  }
`;

export const WhoForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** What somebody gave, on its order. */
export const GiverPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  max-width: 52rem;
  padding: ${space[6]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }

  .back {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${target.touch};
    justify-self: start;
    color: ${color.textQuiet};
    text-decoration: none;
  }

  h1 {
    margin-top: ${space[2]};
    font-size: ${size.title};
    line-height: 1.15;
    text-wrap: balance;
  }

  dl {
    display: grid;
    gap: ${space[3]};
  }

  dt {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .link {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.medium};
    background: ${color.sunken};
    font-size: ${size.small};
  }

  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** Gifts given and received, one in a row. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;

  li {
    ${cardRow}
  }
`;
