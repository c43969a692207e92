import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: ${measure.page};
  padding: ${space[6]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    padding-inline: ${space[8]};
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 3rem;
`;

/** The chart, and the bank's payouts beside it where there is room. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  @media ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: stretch;
  }
`;

export const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};

  h2 {
    font-size: ${size.heading};
  }

  > p {
    flex: 1;
    min-width: 12rem;
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

/** One of a few that stand beside each other, pressed or not. */
export const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline-start: auto;

  @media ${media.single} {
    margin-inline-start: 0;
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 2.25rem;
    padding: 0 ${space[3]};
    border: 0;
    border-radius: ${radius.round};
    background: ${color.sunken};
    color: ${color.text};
    font-size: ${size.small};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  @media ${media.hover} {
    button:hover {
      text-decoration: underline;
    }
  }

  @media ${media.touch} {
    button {
      min-height: 2.75rem;
    }
  }
`;

export const Quiet = styled.p`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
