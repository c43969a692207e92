import styled from 'styled-components';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import {
  color,
  layer,
  radius,
  shadow,
  size,
  space,
  target,
  toneColors,
  weight,
} from '@/styles/tokens';

const stop = toneColors('stop');

export const Root = styled.div`
  position: relative;
`;

export const Button = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: ${target.touch};
  height: ${target.touch};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${color.text};
  cursor: pointer;

  &[aria-expanded='true'] {
    background: ${color.accentSoft};
  }

  @media ${media.hover} {
    &:hover {
      background: ${color.accentSoft};
    }
  }
`;

export const Badge = styled.span`
  position: absolute;
  top: 0.125rem;
  right: 0;
  min-width: 1.25rem;
  padding: 0 ${space[1]};
  border-radius: ${radius.round};
  background: ${stop.fill};
  color: ${stop.onFill};
  font-size: 0.75rem;
  font-weight: ${weight.strong};
  line-height: 1.25rem;
  text-align: center;
  ${tabularFigures}
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space[1]});
  right: 0;
  z-index: ${layer.menu};
  display: grid;
  gap: ${space[4]};
  width: 22rem;
  max-height: min(32rem, calc(100vh - 6rem));
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  overflow-y: auto;

  h2 {
    font-size: ${size.lead};
  }

  h3 {
    font-size: ${size.small};
    color: ${color.textQuiet};
    letter-spacing: 0;
  }

  ul {
    display: grid;
    gap: ${space[2]};
    margin-top: ${space[2]};
    list-style: none;
  }

  /* The bell does not stand at the edge there, and the panel would leave the window. */
  @media ${media.narrow} {
    position: fixed;
    inset: 4rem ${space[3]} auto;
    width: auto;
  }
`;

export const Said = styled.section`
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
`;
