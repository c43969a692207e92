import styled from 'styled-components';
import { useFittingText } from '@/hooks/ui/useFittingText';
import { oneLine } from '@/styles/mixins';

const Line = styled.bdi`
  display: block;
  width: 100%;
  text-align: left;
  ${oneLine}

  &[data-centred] {
    text-align: center;
  }
`;

interface Props {
  text: string;
  /** The smallest share of its size; what is longer still ends in an ellipsis. */
  least: number;
  isCentred?: boolean;
  className?: string;
}

/** One line of any script, in the size of what it stands in: it shrinks until it fits. */
export function FitLine({ text, least, isCentred = false, className }: Props) {
  const ref = useFittingText<HTMLElement>(text, least);
  return (
    <Line ref={ref} data-centred={isCentred || undefined} className={className}>
      {text}
    </Line>
  );
}

/** The same for a sentence, which may take two lines on a small canvas. */
export const FitSentence = styled(FitLine)`
  [data-canvas='small'] && {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.8em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
