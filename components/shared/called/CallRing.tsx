import styled from 'styled-components';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tabularFigures } from '@/styles/mixins';
import { size, space, weight } from '@/styles/tokens';
import { SpokenSeconds } from './SpokenSeconds';

interface Props {
  /** Since when and until when there is time to answer (UTC, ISO 8601). */
  since: string | null;
  until: string;
  /** Beside words, in a bar. */
  isSmall?: boolean;
}

const RADIUS = { small: 29, large: 90 } as const;
const WHOLE = 100;
const SIDE = { small: 68, large: 200 } as const;

const LARGE = 'min(8rem, 17vh, 30vw)';
/** From here on three figures have to fit in the ring. */
const LONG = 100;

const figures = ({ $isSmall, $isLong }: { $isSmall: boolean; $isLong: boolean }) => {
  if ($isSmall) return $isLong ? size.lead : size.title;
  return $isLong ? `calc(${LARGE} * 0.7)` : LARGE;
};

/** Takes the colour of its ground's text. */
const Root = styled.div<{ $isSmall: boolean; $isLong: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $isSmall }) => ($isSmall ? '4.25rem' : 'min(18.75rem, 42vh, 72vw)')};
  aspect-ratio: 1;

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }

  circle {
    fill: none;
    stroke: currentcolor;
    stroke-width: ${({ $isSmall }) => ($isSmall ? 6 : 14)};
  }

  .whole {
    opacity: 0.28;
  }

  .left {
    stroke-linecap: round;
    transition: stroke-dashoffset 1s linear;
  }

  strong {
    display: block;
    font-size: ${figures};
    font-weight: ${weight.display};
    line-height: ${({ $isSmall }) => ($isSmall ? 1 : 0.9)};
    letter-spacing: -0.04em;
    text-align: center;
    ${tabularFigures}
  }

  span {
    font-weight: ${weight.strong};
    padding-top: ${space[1]};
    text-align: center;
  }
`;

/** How long there is to answer: a ring that empties, with the seconds in it; some of them are spoken. */
export function CallRing({ since, until, isSmall = false }: Props) {
  const { t } = useTranslation('called');
  const left = useCountdown(until);
  const which = isSmall ? 'small' : 'large';
  const whole = since === null ? null : (Date.parse(until) - Date.parse(since)) / 1000;
  const share = left === null || !whole ? 1 : Math.min(1, left / whole);
  const middle = SIDE[which] / 2;
  const circle = { cx: middle, cy: middle, r: RADIUS[which], pathLength: WHOLE };
  return (
    <>
      <Root
        $isSmall={isSmall}
        $isLong={(left ?? 0) >= LONG}
        role="timer"
        aria-label={t('seconds', { count: left ?? 0 })}
      >
        <svg viewBox={`0 0 ${SIDE[which]} ${SIDE[which]}`} aria-hidden="true">
          <circle className="whole" {...circle} />
          <circle
            className="left"
            {...circle}
            strokeDasharray={WHOLE}
            strokeDashoffset={WHOLE * (1 - share)}
          />
        </svg>
        <div aria-hidden="true">
          <strong>{left ?? '…'}</strong>
          {!isSmall && <span>{t('seconds_word', { count: left ?? 0 })}</span>}
        </div>
      </Root>
      <SpokenSeconds left={left} />
    </>
  );
}
