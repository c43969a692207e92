import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, weight } from '@/styles/tokens';

/** The whole page: a bar and what is under it, close together. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: ${space[4]} ${space[4]} ${space[16]};

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};

  .who {
    margin-inline-start: auto;
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  @media ${media.narrow} {
    .who {
      width: 100%;
    }
  }
`;

/** Rows under each other on one ground, with a line between. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.large};
  background: ${color.raised};
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    min-width: 0;
    padding: ${space[3]} ${space[4]};
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  .what {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .what b {
    font-weight: ${weight.strong};
  }

  .quiet {
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;

/** A line to type in with its button. */
export const LineForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 16rem;
    max-width: ${measure.form};
  }
`;

/** A line that names a part, with what stands beside it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  p {
    color: ${color.textQuiet};
  }
`;

/** What somebody wrote, as they wrote it. */
export const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
