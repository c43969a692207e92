import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, size, space, weight } from '@/styles/tokens';

/** Verdict first; beside the steps what is for the reader alone. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[2]} ${space[4]} ${space[16]};
  ${tabularFigures}

  .of {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    min-width: 0;
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }

  .of a {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }

  .of a:hover {
    text-decoration: underline;
  }

  .of svg {
    flex: none;
  }

  .aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    min-width: 0;
  }

  .aside section {
    gap: ${space[3]};
    justify-items: start;
  }

  .aside h2 {
    font-size: ${size.lead};
  }

  .aside p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  @media ${media.fromMedium} {
    padding-inline: ${space[8]};
  }

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[6]};

    > .of,
    > .verdict {
      grid-column: 1 / -1;
    }

    > .of {
      margin-bottom: -${space[3]};
    }
  }
`;
