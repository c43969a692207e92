import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, target, weight } from '@/styles/tokens';

export const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  > * {
    max-width: calc(${measure.text} + ${space[24]});
  }
`;

export const Dated = styled.p`
  margin-top: ${space[2]};
  color: ${color.textQuiet};
`;

/** The sections by name, in as many columns as there is room for. */
export const Contents = styled.nav`
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.sunken};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: 0 ${space[6]};
    list-style: none;
  }

  a {
    display: block;
    min-height: ${target.least};
    padding-block: ${space[1]};
  }

  @media ${media.touch} {
    a {
      min-height: ${target.touch};
      padding-block: ${space[2]};
    }
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  scroll-margin-top: ${space[24]};

  h2 {
    font-size: ${size.heading};
  }
`;

export const Foot = styled.footer`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[5]};
  }

  nav a {
    padding-block: ${space[2]};
  }

  [aria-current] {
    color: ${color.text};
    font-weight: ${weight.strong};
    text-decoration: none;
  }
`;
