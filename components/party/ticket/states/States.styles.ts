import styled, { css } from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, toneColors, weight } from '@/styles/tokens';

const good = toneColors('good');

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
  if (length <= 8) return css`clamp(2.75rem, 15vw, 4.5rem)`;
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
  font-size: clamp(4.5rem, 23vw, 7rem);
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
    font-size: ${size.heading};
    font-weight: ${weight.display};
    line-height: 1.25;
    letter-spacing: 0.04em;
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
