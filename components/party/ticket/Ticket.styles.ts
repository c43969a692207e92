import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, shadow, size, space, target, toneColors, weight } from '@/styles/tokens';

const good = toneColors('good');

/** One column, or the ticket with what belongs to it beside it. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-width: 35rem;
  margin-inline: auto;
  padding: ${space[3]} ${space[4]} ${space[12]};

  @media ${media.wide} {
    max-width: 65rem;
    padding-top: ${space[6]};
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
  padding-inline: ${space[1]};

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

export const Cup = styled.span`
  display: grid;
  place-items: center;
  width: 5rem;
  aspect-ratio: 1;
  margin-inline: auto;
  border-radius: ${radius.round};
  background: ${toneColors('wait').soft};
  color: ${toneColors('wait').text};
`;

const codeSize = (length: number) => {
  if (length <= 8) return css`clamp(2.75rem, 12vw, 4.5rem)`;
  return length <= 14 ? size.display : size.heading;
};

export const LobbyCode = styled.p<{ $length: number }>`
  position: relative;
  font-size: ${({ $length }) => codeSize($length)};
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: 0.01em;
  overflow-wrap: anywhere;
  user-select: all;
  ${tabularFigures}
`;

/** A button in the colour of its sheet. */
export const GoodAct = styled.div`
  position: relative;

  button {
    min-height: 3.75rem;
    border-color: transparent;
    background: ${good.fill};
    color: ${good.onFill};

    &:hover:not(:disabled) {
      border-color: transparent;
      background: ${good.fill};
    }
  }
`;

/** A picture of the code names the ticket it was taken from. */
export const Watermark = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-wrap: wrap;
  align-content: space-around;
  gap: ${space[2]} ${space[6]};
  overflow: hidden;
  border-radius: inherit;
  color: ${good.text};
  opacity: 0.15;
  font-size: ${size.small};
  font-weight: ${weight.strong};
  text-align: start;
  white-space: nowrap;
  pointer-events: none;
  user-select: none;

  span {
    transform: rotate(-18deg);
  }

  & ~ * {
    position: relative;
  }
`;

export const Clock = styled.p`
  color: ${good.text};
  font-size: clamp(4.5rem, 20vw, 7rem);
  font-weight: ${weight.display};
  line-height: 1;
  letter-spacing: -0.04em;
  ${tabularFigures}
`;

export const Hidden = styled.p`
  flex: 1;
  min-width: 0;
  text-align: start;

  b {
    display: block;
    overflow-wrap: anywhere;
  }
`;

export const SquadRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  padding: ${space[2]} ${space[1]};
`;

export const SquadList = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]} ${space[2]};
  list-style: none;
  text-align: center;

  li {
    display: grid;
    justify-items: center;
    min-width: 0;
  }

  img,
  svg,
  i {
    width: ${target.touch};
    height: ${target.touch};
    margin-bottom: ${space[1]};
    border-radius: ${radius.round};
  }

  .me img,
  .me svg {
    box-shadow: 0 0 0 3px ${good.fill};
  }

  b {
    max-width: 100%;
    ${oneLine}
  }

  span {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

export const Missing = styled.i`
  border: 2px dashed ${color.control};
`;
