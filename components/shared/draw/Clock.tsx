import styled, { css, keyframes } from 'styled-components';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { media } from '@/styles/media';
import { tabularFigures } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';
import { timeLeft } from './timeLeft';

const Time = styled.div`
  font-size: ${size.hero};
  font-weight: ${weight.display};
  line-height: 1;
  letter-spacing: -0.045em;
  white-space: nowrap;
  ${tabularFigures}
`;

/** As long as "04:32"; with hours it is longer, and says so in `data-long`. */
const MINUTES_LONG = 5;

interface ClockProps {
  /** Until when, UTC ISO 8601. */
  until: string;
  /** Of how large it is; without it that of a page's one number. */
  className?: string;
}

/** How long is left, large; "…" until the page has come to life. */
export function Clock({ until, className }: ClockProps) {
  const { i18n } = useTranslation();
  const left = useCountdown(until);
  const text = left === null ? '…' : timeLeft(left, i18n.language);
  return (
    <Time role="timer" className={className} data-long={text.length > MINUTES_LONG || undefined}>
      {text}
    </Time>
  );
}

interface RingProps {
  /** When it is full, UTC ISO 8601. */
  until: string;
  /** How many seconds the whole ring is. */
  seconds: number;
}

const turn = keyframes`
  to { transform: rotate(270deg); }
`;

const Ring = styled.div<{ $isLate: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 13rem;
  max-width: 100%;
  aspect-ratio: 1;
  text-align: center;

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
    ${({ $isLate }) =>
      $isLate &&
      css`
        animation: ${turn} 1600ms linear infinite;
      `}
  }

  circle {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 8;
  }

  .whole {
    stroke: ${color.accentSoft};
  }

  .left {
    stroke-linecap: round;
    transition: stroke-dashoffset 1s linear;
  }

  strong {
    display: block;
    font-size: ${size.hero};
    font-weight: ${weight.display};
    line-height: 1;
    letter-spacing: -0.045em;
    ${tabularFigures}
  }

  span {
    padding-top: ${space[1]};
    color: ${color.textQuiet};
    font-weight: ${weight.strong};
  }

  @media ${media.stillness} {
    svg {
      animation: none;
    }

    .left {
      transition: none;
    }
  }
`;

const WHOLE = 100;
/** What turns while nobody knows how long. */
const LATE_SHARE = 0.22;

/** The seconds until something comes out; once they are over it turns. Needs the namespace `draw`. */
export function SecondsRing({ until, seconds }: RingProps) {
  const { t } = useTranslation('draw');
  const left = useCountdown(until);
  const isLate = left === 0;
  const share = left === null ? 1 : isLate ? LATE_SHARE : Math.min(1, left / seconds);
  const circle = { cx: 50, cy: 50, r: 44, pathLength: WHOLE };
  return (
    <Ring $isLate={isLate} role="timer">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="whole" {...circle} />
        <circle
          className="left"
          {...circle}
          strokeDasharray={WHOLE}
          strokeDashoffset={WHOLE * (1 - share)}
        />
      </svg>
      {!isLate && (
        <div>
          <strong>{left ?? '…'}</strong>
          <span>{t('seconds', { count: left ?? 0 })}</span>
        </div>
      )}
    </Ring>
  );
}
