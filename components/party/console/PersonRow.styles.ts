import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.raised};
`;

export const Place = styled.span`
  flex: none;
  min-width: 2ch;
  color: ${color.textQuiet};
  font-weight: ${weight.strong};
  text-align: end;
  ${tabularFigures}
`;

export const Who = styled.div`
  flex: 1 1 5rem;
  min-width: 0;
`;

export const Handle = styled.p`
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const Answers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  font-size: ${size.small};
  overflow-wrap: anywhere;

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[1]};
    min-width: 0;
  }

  dt {
    color: ${color.textQuiet};
  }

  dd {
    font-weight: ${weight.strong};
  }
`;

export const Acts = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-inline-start: auto;
`;
