import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, toneColors } from '@/styles/tokens';
import { Hatching, type hatchings } from './Hatching';

export type BarSign = 'paid' | keyof typeof hatchings;

interface Props {
  /** The parts that are there, with their words; null: it has no sign of its own in the bar. */
  lines: readonly { sign: BarSign | null; words: ReactNode; amount?: string }[];
  /** One under the other with the amounts at the end, like a sum. */
  isList?: boolean;
}

const Root = styled.ul<{ $isList: boolean }>`
  display: ${({ $isList }) => ($isList ? 'grid' : 'flex')};
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: 0;
  font-size: ${({ $isList }) => ($isList ? 'inherit' : size.small)};
  list-style: none;
  ${tabularFigures}

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${({ $isList }) => ($isList ? '1.75rem' : 'auto')};
  }

  b {
    margin-left: auto;
    padding-left: ${space[3]};
  }

  svg {
    flex: none;
  }

  .paid {
    fill: ${color.accent};
    stroke: ${color.accent};
  }

  .coming {
    stroke: ${color.accent};
  }

  .failed {
    stroke: ${toneColors('stop').fill};
  }

  .never {
    stroke: ${color.control};
  }
`;

/** What the parts of a bar are, each beside the sign that it has there. */
export function BarLegend({ lines, isList = false }: Props) {
  const id = useId();
  return (
    <Root $isList={isList} role="list">
      {lines.map(({ sign, words, amount }) => (
        <li key={sign ?? 'none'}>
          {sign && (
            <svg width="14" height="14" aria-hidden="true">
              <Hatching id={`${id}${sign}`} step={6} />
              <rect
                className={sign}
                x="0.75"
                y="0.75"
                width="12.5"
                height="12.5"
                rx="3.5"
                strokeWidth="1.5"
                fill={sign === 'paid' ? undefined : `url(#${id}${sign}${sign})`}
              />
            </svg>
          )}
          <span>{words}</span>
          {amount !== undefined && <b>{amount}</b>}
        </li>
      ))}
    </Root>
  );
}
