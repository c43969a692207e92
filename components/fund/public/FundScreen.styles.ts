import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, size, space, weight } from '@/styles/tokens';

/** Few styled elements and plain ones in them: each one more is script that every visitor loads. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[8]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[2]} ${space[4]} ${space[24]};

  header {
    display: grid;
    gap: ${space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .by {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    font-weight: ${weight.strong};
  }

  .by a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2rem;
    color: inherit;
    text-decoration: none;
  }

  .by span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.textQuiet};
    font-weight: ${weight.text};
  }

  h1 {
    font-size: clamp(1.875rem, 1.43rem + 1.9vw, 2.75rem);
    letter-spacing: -0.025em;
  }

  .lede {
    max-width: 58rem;
    color: ${color.textQuiet};
    font-size: ${size.lead};
    text-wrap: pretty;
  }

  section {
    min-width: 0;
  }

  section > h2 {
    margin-bottom: ${space[4]};
    font-size: clamp(1.375rem, 1.27rem + 0.44vw, 1.625rem);
  }

  .quiet {
    color: ${color.textQuiet};
  }

  .small {
    font-size: ${size.small};
  }

  .figures {
    ${tabularFigures}
  }

  .top,
  .aside,
  .rest {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
    min-width: 0;
  }

  .top {
    gap: ${space[4]};
    margin-bottom: -${space[4]};
  }

  .cover {
    margin-bottom: -${space[4]};
  }

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  @media ${media.wide} {
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr) 25.5rem;
    gap: ${space[12]};

    .top {
      grid-column: 1 / -1;
      margin-bottom: -${space[6]};
    }

    .cover {
      margin-bottom: 0;
    }

    .rest {
      grid-column: 1;
      gap: ${space[12]};
    }

    .aside {
      grid-row: 2 / 4;
      grid-column: 2;
    }

    .aside h2 {
      font-size: ${size.heading};
    }
  }
`;
