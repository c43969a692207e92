import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, radius, shadow, size, space, target, weight } from '@/styles/tokens';

/** One gift in the middle of its page. */
export const ClaimPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${measure.form};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

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
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[3]} ${space[3]} ${space[12]};
  overflow-wrap: anywhere;

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
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.large};
    background: ${color.raised};
    box-shadow: ${shadow.low};
  }

  img,
  .none {
    width: 4rem;
    height: 4rem;
    border-radius: ${radius.medium};
    background: ${color.sunken};
    object-fit: cover;
  }

  a {
    color: inherit;
    font-weight: ${weight.strong};
    text-decoration: none;
  }

  /* The whole row leads to the gift. */
  a::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    content: '';
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.narrow} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }

  @media ${media.hover} {
    li:hover a {
      text-decoration: underline;
    }
  }
`;
