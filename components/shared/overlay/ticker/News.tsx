import styled from 'styled-components';
import type { Way } from '@/components/shared/overlay/part';
import { AddressLine } from '@/components/shared/overlay/shells/JoinWay';
import { Clock, Label } from '@/components/shared/overlay/shells/words.styles';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { oneLine } from '@/styles/mixins';
import { weight } from '@/styles/tokens';
import type { TickerLine } from './tickerLines';

const Text = styled.bdi`
  display: block;
  flex: 0 1 auto;
  font-weight: ${weight.display};
  text-align: left;
  ${oneLine}

  &[data-lines='2'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  line: TickerLine;
  way: Way;
  /** How many the news may take. */
  lines: 1 | 2;
  /** The tool's title is its head. */
  isUnderTitle?: boolean;
}

/** What one line of a ticker says. */
export function News({ line, way, lines, isUnderTitle = false }: Props) {
  const about = isUnderTitle ? null : line.about;
  return (
    <>
      {(about || line.label) && (
        <Label>
          {about && <bdi>{about}</bdi>}
          {about && line.label && ' · '}
          {line.label && <bdi>{line.label}</bdi>}
        </Label>
      )}
      {line.until !== null && <TimeLeft until={line.until} />}
      {line.isAddress && <AddressLine way={way} />}
      {line.text !== null && !line.isAddress && <Text data-lines={lines}>{line.text}</Text>}
    </>
  );
}

function TimeLeft({ until }: { until: string }) {
  const { i18n } = useTranslation();
  const left = useCountdown(until);
  return <Clock role="timer">{left === null ? '…' : timeLeft(left, i18n.language)}</Clock>;
}
