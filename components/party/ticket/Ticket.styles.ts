import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-width: ${measure.text};
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[12]};
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;

  h1:focus {
    outline: none;
  }
`;

/** On the strong colour the button turns the colours round. */
export const LoudAct = styled.div`
  display: grid;
  gap: ${space[4]};

  button {
    background: ${color.onAccent};
    color: ${color.accent};
  }
`;

export const Countdown = styled.div`
  display: grid;

  strong {
    font-size: ${size.display};
    font-weight: ${weight.display};
    line-height: 1;
    ${tabularFigures}
  }
`;

/** What the fan can do beside the sheet. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

export const LobbyRoot = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.raised};
  color: ${color.text};
`;

export const LobbyCode = styled.p`
  font-size: ${size.title};
  font-weight: ${weight.display};
  line-height: 1.15;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
  ${tabularFigures}
`;

/** A picture of the code names the ticket it was taken from. */
export const Watermark = styled.div`
  position: absolute;
  inset: -50%;
  display: flex;
  flex-wrap: wrap;
  align-content: space-around;
  gap: ${space[6]};
  color: ${color.text};
  opacity: 0.07;
  font-weight: ${weight.display};
  transform: rotate(-18deg);
  pointer-events: none;
  user-select: none;
`;
