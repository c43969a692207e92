import styled from 'styled-components';
import { color, layer, radius, shadow, space, target, weight } from '@/styles/tokens';

/** Stands above the button that opens it, as high as the window allows. */
export const Panel = styled.div`
  position: fixed;
  right: ${space[4]};
  bottom: calc(${target.touch} + ${space[8]} + var(--called-room, 0rem));
  z-index: ${layer.menu};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  width: min(24rem, calc(100vw - ${space[8]}));
  max-height: calc(100vh - ${target.touch} - ${space[12]} - var(--called-room, 0rem));
  padding: ${space[5]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  overflow-wrap: anywhere;
`;

export const Articles = styled.ul`
  display: grid;
  gap: ${space[1]};
  list-style: none;

  summary {
    min-height: ${target.touch};
    padding-block: ${space[2]};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  p {
    padding-bottom: ${space[2]};
    color: ${color.textQuiet};
  }
`;
