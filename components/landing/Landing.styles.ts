import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** From here on the headline and what is said beside it share a line. */
const beside = '(min-width: 861px)';

/** Between the parts of the page. */
export const sectionGap = css`
  margin-top: clamp(${space[16]}, 8vw, 6.5rem);
  scroll-margin-top: ${space[8]};
`;

export const sectionHeading = css`
  font-size: clamp(1.875rem, 1.4rem + 2.1vw, 3rem);
  line-height: 1.06;
  letter-spacing: -0.025em;
`;

export const Column = styled.div`
  max-width: 80.5rem;
  margin-inline: auto;
  padding-inline: clamp(${space[4]}, 2vw, ${space[6]});
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: 4.5rem;
  padding-block: ${space[3]};

  > :last-child {
    margin-inline-start: auto;
  }
`;

export const TopLinks = styled.nav`
  display: none;

  a {
    padding: ${space[2]} ${space[3]};
    border-radius: ${radius.round};
    color: ${color.text};
    font-weight: ${weight.strong};
    text-decoration: none;
  }

  @media ${media.hover} {
    a:hover {
      background: ${color.accentSoft};
    }
  }

  @media ${beside} {
    display: flex;
    gap: ${space[1]};
    margin-inline-start: ${space[4]};
  }
`;

export const HeroRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[3]} ${space[6]};

  p {
    margin-bottom: ${space[4]};
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }

  /* Both ways on in one line, where their words allow it. */
  > div > div > a {
    padding-inline: ${space[5]};

    @media ${media.narrow} {
      flex: 1 1 auto;
    }
  }

  @media ${beside} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 27.5rem);
    gap: ${space[10]};
    align-items: end;
    padding-block: ${space[6]} ${space[8]};
  }
`;

/** Its line break stands in the text; words too long for a phone break once more. */
export const HeroHeading = styled.h1<{ $isLong: boolean }>`
  font-size: ${({ $isLong }) =>
    $isLong ? 'clamp(2rem, 11vw, 2.5rem)' : 'clamp(2.375rem, 12.4vw, 3rem)'};
  line-height: 1;
  letter-spacing: -0.035em;
  white-space: pre-line;
  overflow-wrap: anywhere;

  @media ${media.fromMedium} {
    font-size: 3.75rem;
  }

  @media ${beside} {
    min-height: 2em;
    font-size: ${({ $isLong }) => ($isLong ? 'min(5.2vw, 4.5rem)' : 'min(6.6vw, 5.75rem)')};
  }
`;

export const Final = styled.section`
  ${sectionGap}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  overflow: hidden;
  padding: ${space[10]} ${space[6]} 0;
  border-radius: ${radius.huge};
  background: ${color.accent};
  color: ${color.onAccent};
  overflow-wrap: anywhere;

  h2 {
    font-size: clamp(2.125rem, 1.5rem + 3.2vw, 3.875rem);
    line-height: 1.02;
    letter-spacing: -0.03em;
  }

  p {
    margin: ${space[3]} 0 ${space[6]};
    font-size: ${size.lead};
  }

  > img {
    justify-self: center;
    width: min(22rem, 100%);
    height: auto;
  }

  @media ${beside} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding: ${space[16]} ${space[12]} 0 3.5rem;

    > div {
      padding-bottom: ${space[16]};
    }

    > img {
      width: min(29rem, 40vw);
    }
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-top: ${space[16]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};

  > nav:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[4]};
  }

  a {
    padding-block: ${space[1]};
    color: ${color.text};
  }

  @media ${media.narrow} {
    flex-direction: column;
    align-items: flex-start;
  }
`;
