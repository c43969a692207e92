import styled from 'styled-components';
import { useFittingText } from '@/hooks/ui/useFittingText';
import type { AlertWords } from '@/hooks/widgets/useAlertWords';
import { oneLine } from '@/styles/mixins';
import { weight } from '@/styles/tokens';

const Line = styled.p`
  display: flex;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  overflow: hidden;
  font-weight: ${weight.display};
  line-height: 1.25;
  letter-spacing: -0.02em;
  white-space: pre;

  bdi {
    ${oneLine}
    white-space: pre;
  }

  span {
    flex: none;
    max-width: 70%;
    ${oneLine}
    white-space: pre;
  }
`;

const line = (name: HTMLElement) => name.parentElement ?? name;

interface Props {
  words: AlertWords;
  /** The smallest share of its size; a name longer still ends in an ellipsis. */
  least: number;
}

/** Whom it is about, and what they did: what is said stays whole, the name gives way. */
export function AlertLine({ words: { before, name, after }, least }: Props) {
  const ref = useFittingText<HTMLElement>(name ?? '', least, line);
  return (
    <Line className="pp-alert-line">
      {before !== '' && <span>{before}</span>}
      {name !== null && (
        <bdi ref={ref} className="pp-overlay-name">
          {name}
        </bdi>
      )}
      {after !== '' && <span>{after}</span>}
    </Line>
  );
}
