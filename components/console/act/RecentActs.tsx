import styled from 'styled-components';
import { oneLine, tabularFigures } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { Ago } from './Ago';

const Log = styled.ol`
  /* What is hidden from the eye alone scrolls along, and makes the page no longer. */
  position: relative;
  min-height: 0;
  padding: 0 ${space[5]} ${space[3]};
  overflow-y: auto;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.25rem;
    font-size: ${size.small};
    ${tabularFigures}
  }

  span {
    ${oneLine}
  }

  small {
    color: ${color.textQuiet};
    font-size: inherit;
  }
`;

interface Act {
  id: string;
  /** UTC, ISO 8601. */
  at: string;
  /** Null: their account is gone. */
  actorHandle: string | null;
  isUndone: boolean;
}

interface Props<Done extends Act> {
  /** Newest first. */
  acts: readonly Done[];
  /** What was done and to whom, in words. */
  textOf: (act: Done) => string;
}

/** The last acts of the hosts, each on a line. */
export function RecentActs<Done extends Act>({ acts, textOf }: Props<Done>) {
  return (
    <Log role="list">
      {acts.map((act) => (
        <li key={act.id}>
          <span title={textOf(act)}>{act.isUndone ? <s>{textOf(act)}</s> : textOf(act)}</span>
          <small>
            <bdi>{act.actorHandle}</bdi> · <Ago at={act.at} />
          </small>
        </li>
      ))}
    </Log>
  );
}
