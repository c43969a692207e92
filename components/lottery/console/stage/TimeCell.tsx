import styled from 'styled-components';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { Icon } from '@/components/ui/icons/Icon';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tabularFigures } from '@/styles/mixins';
import { size, space, toneColors, weight } from '@/styles/tokens';
import { SHORT_S } from './ClaimClock';

const Root = styled.span<{ $isShort: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $isShort }) => ($isShort ? toneColors('wait').text : 'inherit')};
  font-size: ${size.heading};
  font-weight: ${weight.display};
  ${tabularFigures}
`;

/** The same clock in a line. */
export function TimeCell({ until }: { until: string }) {
  const { i18n } = useTranslation();
  const left = useCountdown(until);
  const isShort = left !== null && left < SHORT_S;
  return (
    <Root $isShort={isShort}>
      {isShort && <Icon name="warning" size={20} />}
      {left === null ? '…' : timeLeft(left, i18n.language)}
    </Root>
  );
}
