import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, size, space, target, weight } from '@/styles/tokens';

/** Few styled elements and plain ones in them: each one more is script that every visitor loads. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[2]} ${space[4]} ${space[24]};
  overflow-wrap: anywhere;

  .crumbs ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.small};
    list-style: none;
  }

  .crumbs li {
    min-width: 0;
  }

  .crumbs li + li::before {
    content: '›';
    margin-inline-end: ${space[2]};
  }

  .crumbs a {
    display: inline-block;
    min-height: ${target.least};
    color: inherit;
  }

  .top,
  .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    min-width: 0;
  }

  .rest {
    gap: ${space[10]};
  }

  h1 {
    font-size: clamp(1.875rem, 1.43rem + 1.9vw, 2.75rem);
    letter-spacing: -0.025em;
  }

  h2 {
    font-size: clamp(1.375rem, 1.27rem + 0.44vw, 1.625rem);
  }

  section {
    min-width: 0;
  }

  .rest section > h2 {
    margin-bottom: ${space[4]};
  }

  .line {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${space[4]};
  }

  .buttons {
    display: flex;
    flex: none;
    gap: ${space[2]};
  }

  .summary {
    max-width: ${measure.text};
    margin-top: ${space[2]};
    color: ${color.textQuiet};
    font-size: ${size.lead};
  }

  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    margin-top: ${space[4]};
  }

  .by > div {
    flex: 1 1 12rem;
    min-width: 0;
  }

  .by a {
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  .by > a {
    text-decoration: none;
  }

  .by p,
  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .by p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }

  .rating {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  .rating b,
  .rating svg {
    color: ${color.text};
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[6]};
    padding-block: ${space[4]};
    border-block: 1px solid ${color.line};
    list-style: none;
  }

  .facts li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  .facts svg {
    flex: none;
  }

  .story {
    max-width: 60ch;
    font-size: ${size.lead};
    line-height: 1.6;
    white-space: pre-line;
  }

  .figures {
    ${tabularFigures}
  }

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  @media ${media.narrow} {
    .facts {
      flex-direction: column;
    }
  }

  @media ${media.wide} {
    grid-template-rows: auto auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space[6]} ${space[12]};

    .crumbs,
    .pictures {
      grid-column: 1 / -1;
    }

    .book {
      position: sticky;
      top: ${space[24]};
      grid-row: 3 / 5;
      grid-column: 2;
    }

    .rest {
      grid-column: 1;
      margin-top: ${space[4]};
    }
  }
`;
