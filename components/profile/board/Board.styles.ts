import styled from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, radius, size, space, target, weight } from '@/styles/tokens';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

export const Spans = styled.div`
  display: flex;
  gap: ${space[1]};
  padding: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.sunken};
`;

export const Span = styled.button`
  min-height: ${target.touch};
  padding: ${space[1]} ${space[4]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${color.textQuiet};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  cursor: pointer;

  &[aria-pressed='true'] {
    background: ${color.raised};
    color: ${color.accentText};
  }
`;

export const Rows = styled.ol`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;

export const Row = styled.li<{ $isFirst: boolean }>`
  display: grid;
  grid-template-columns: 1.75rem auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]} ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  background: ${({ $isFirst }) => ($isFirst ? color.accentSoft : 'none')};
  ${tabularFigures}

  > img,
  > svg {
    border-radius: ${radius.round};
    object-fit: cover;
  }
`;

export const Rank = styled.span`
  color: ${color.textQuiet};
  font-weight: ${weight.strong};
  text-align: center;
`;

export const Name = styled.strong`
  ${oneLine}
`;

export const Turns = styled.span`
  color: ${color.textQuiet};
  font-size: ${size.small};
`;
