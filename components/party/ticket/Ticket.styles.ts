import styled from 'styled-components';
import { media } from '@/styles/media';
import { oneLine } from '@/styles/mixins';
import {
  color,
  measure,
  radius,
  shadow,
  size,
  space,
  target,
  toneColors,
  weight,
} from '@/styles/tokens';

/** One column, or the ticket with what belongs to it beside it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 35rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    max-width: ${measure.page};
    padding: ${space[6]} ${space[8]} ${space[12]};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]} ${space[6]};

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  > img,
  > svg {
    flex: none;
    border-radius: ${radius.round};
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  b,
  div > span {
    display: block;
    ${oneLine}
    line-height: 1.3;
  }

  div > span {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }

  > a {
    display: grid;
    place-items: center;
    flex: none;
    width: ${target.touch};
    height: ${target.touch};
    margin-inline-start: -${space[2]};
    border-radius: ${radius.round};
    color: ${color.text};
  }
`;

/** Halves of one row, as long as their words fit. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    flex: 1 1 auto;
  }

  > [data-leaves] {
    color: ${toneColors('stop').text};
  }
`;

export const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.low};
  overflow-wrap: anywhere;

  > svg {
    color: ${color.accentText};
  }
`;

export const How = styled.details`
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[3]};
    min-height: ${target.touch};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
  }

  summary > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    color: ${color.textQuiet};
  }

  .link {
    color: ${color.accentText};
    font-weight: ${weight.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[2]} ${space[4]};
  }
`;
