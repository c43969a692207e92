import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

/** A line from mark to mark: full as far as it was reached. */
export const Steps = styled.ol`
  padding: 0;
  list-style: none;
  ${tabularFigures}

  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr) auto;
    gap: 0 ${space[4]};
    padding-bottom: ${space[6]};
    overflow-wrap: anywhere;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li:not(:last-child)::before {
    position: absolute;
    top: 2.25rem;
    bottom: 0;
    left: 1.0625rem;
    width: 3px;
    background: ${color.line};
    content: '';
  }

  li.done:not(:last-child)::before {
    background: ${color.accent};
  }

  .mark {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${radius.round};
    background: ${color.sunken};
    color: ${color.textQuiet};
  }

  .done .mark {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  .next .mark {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accent};
    color: ${color.accentText};
  }

  .hidden .mark {
    border: 2px dashed ${color.control};
    background: none;
  }

  bdi {
    font-size: ${size.lead};
    font-weight: ${weight.strong};
  }

  li > b {
    font-weight: ${weight.display};
    line-height: 1.7;
  }

  strong {
    color: ${color.accentText};
  }
`;
