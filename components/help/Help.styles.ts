import { css, styled } from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, target, weight } from '@/styles/tokens';

/** `$isPublic`: in the middle under the site's header; in the dashboard it begins beside the menu. */
export const Page = styled.div<{ $isPublic: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  width: 100%;
  max-width: calc(${measure.text} + ${space[24]});
  margin-inline: ${({ $isPublic }) => ($isPublic ? 'auto' : null)};
  padding: ${space[6]} ${space[4]} ${space[12]};
  overflow-wrap: anywhere;

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Intro = styled.p`
  color: ${color.textQuiet};
`;

const linkList = css`
  ul {
    list-style: none;
  }

  li a {
    display: block;
    min-height: ${target.least};
    padding-block: ${space[1]};
  }

  @media ${media.touch} {
    li a {
      min-height: ${target.touch};
      padding-block: ${space[2]};
    }
  }
`;

/** The articles by name, in as many columns as there is room for. */
export const Contents = styled.nav`
  columns: 17rem;
  column-gap: ${space[6]};
  padding: ${space[5]} ${space[5]} 0;
  border-radius: ${radius.large};
  background: ${color.sunken};

  /* Each begins where the one above it ends: a short one leaves no hole beside a long one. */
  section {
    padding-bottom: ${space[5]};
    break-inside: avoid;
  }

  h2 {
    margin-bottom: ${space[1]};
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  ${linkList}
`;

/** What readers of an article ask next. */
export const Related = styled.nav`
  h2 {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  ${linkList}
`;

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Answer = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.raised};

  h2 {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }
`;
