import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, measure, radius, size, space, target, weight } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  max-width: ${measure.page};
  min-height: 100vh;
  margin-inline: auto;
  padding: ${space[4]};

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    list-style: none;
  }
`;

/** How many of each kind; pressing one shows them. */
export const Counts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${space[2]};

  button {
    min-height: ${target.touch};
    padding: ${space[3]};
    border: 2px solid transparent;
    border-radius: ${radius.large};
    background: ${color.sunken};
    color: ${color.text};
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  b {
    display: block;
    font-size: ${size.title};
    font-weight: ${weight.display};
    ${tabularFigures}
  }
`;

export const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.raised};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${color.textQuiet};
    font-size: ${size.small};
    ${tabularFigures}
  }
`;
