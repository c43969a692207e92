import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Label } from '@/components/shared/overlay/shells/words.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { ladderFill, type Rung } from '@/hooks/fund/overlay/milestones';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { oneLine } from '@/styles/mixins';
import { k, overlayText, popsUp, rounded } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import { hatched, slides } from './fund.styles';

const Both = styled.div`
  display: flex;
  flex: none;
  gap: ${k(26)};
`;

const Groove = styled.div`
  position: relative;
  flex: none;
  width: ${k(58)};
  overflow: hidden;
  border-radius: ${rounded};
  background: ${color.accentSoft};
  isolation: isolate;

  > i {
    position: absolute;
    inset: 0;
    border-radius: ${rounded};
    background: ${color.accent};
    transform: translateY(calc(100% - var(--filled)));
    ${slides}
  }

  > i[data-is-promised] {
    ${hatched(color.accent, color.accentSoft)}
  }
`;

const Steps = styled.ol`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  min-height: ${k(84)};
  font-size: ${overlayText.next};
  font-weight: ${weight.display};
  line-height: 1.2;

  > span {
    display: flex;
    gap: ${k(10)};
    align-items: center;
    min-width: 0;
  }

  > span > bdi {
    min-width: 0;
    ${oneLine}
  }

  svg {
    flex: none;
    width: 1em;
    height: 1em;
    color: ${color.accentText};
    stroke-width: 3;
    ${popsUp}
  }
`;

interface Props {
  /** Lowest first. */
  rungs: readonly Rung[];
  raised: number;
  /** Promised and not paid yet. */
  isPromised: boolean;
  money: (amount: number) => string;
}

/** A vessel that fills from step to step, each with its name and amount beside it. */
export function Ladder({ rungs, raised, isPromised, money }: Props) {
  const { t } = useTranslation('fundOverlay');
  const filled = { '--filled': `${ladderFill(rungs, raised)}%` } as CSSProperties;
  return (
    <Both className="pp-overlay-ladder">
      <Groove aria-hidden="true">
        <i style={filled} data-is-promised={isPromised || undefined} />
      </Groove>
      <Steps>
        {rungs.map(({ id, amount, title, isReached }) => (
          <Step key={id}>
            <span>
              {isReached && <Icon name="check" />}
              <bdi>{title ?? t('goal')}</bdi>
            </span>
            <Label>{money(amount)}</Label>
          </Step>
        ))}
      </Steps>
    </Both>
  );
}
