import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { tabularFigures } from '@/styles/mixins';
import { size, toneColors, weight } from '@/styles/tokens';

const Time = styled.span<{ $isShort: boolean }>`
  color: ${({ $isShort }) => toneColors($isShort ? 'stop' : 'wait').text};
  font-size: ${size.lead};
  font-weight: ${weight.strong};
  ${tabularFigures}
`;

const SHORT_S = 10;

/** How long somebody who was called still has to answer, by the server's clock. */
export function ReadyClock({ readyBy }: { readyBy: string }) {
  const { t } = useTranslation('console');
  const left = useCountdown(readyBy);
  if (left === null) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Time $isShort={left <= SHORT_S} title={t('row.answer_by')}>
      {left > 0 ? time : t('row.time_up')}
    </Time>
  );
}
