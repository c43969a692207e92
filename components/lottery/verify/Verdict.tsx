import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/iconPaths';
import { useHeadlineFocus } from '@/hooks/lottery/fan/useHeadlineFocus';
import { media } from '@/styles/media';
import { color, motion, radius, shadow, size, space, toneColors, weight } from '@/styles/tokens';

type Tone = 'good' | 'accent' | 'wait' | 'stop';

const Root = styled.section<{ $tone: Tone | null }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  padding: clamp(${space[5]}, 3vw, ${space[8]});
  border-radius: ${radius.huge};
  background: ${({ $tone }) => ($tone === null ? color.raised : toneColors($tone).soft)};
  box-shadow: ${({ $tone }) => ($tone === null ? shadow.low : 'none')};
  overflow-wrap: anywhere;

  h1 {
    color: ${({ $tone }) => ($tone === null ? color.text : toneColors($tone).text)};
    font-size: clamp(1.625rem, 1.2rem + 2vw, 2.5rem);
  }

  h1:focus {
    outline: none;
  }

  > div {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
    min-width: 0;
  }

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding-top: ${space[2]};
  }

  @media ${media.single} {
    align-items: start;
  }
`;

const land = keyframes`
  from { transform: scale(0.8); }
`;

/** Round when all is well, square when it is not: also for who sees no colours. */
const Seal = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: clamp(3.75rem, 8vw, 5.75rem);
  aspect-ratio: 1;
  border-radius: ${({ $tone }) => ($tone === 'stop' ? radius.large : radius.round)};
  background: ${({ $tone }) => toneColors($tone).fill};
  color: ${({ $tone }) => toneColors($tone).onFill};
  animation: ${land} ${motion.slow};

  svg {
    width: 56%;
    height: 56%;
  }
`;

const ICONS: Record<Tone, IconName> = {
  good: 'check',
  accent: 'clock',
  wait: 'warning',
  stop: 'close',
};

interface VerdictProps {
  tone: Tone;
  /** Instead of that of the tone. */
  icon?: IconName | undefined;
  title: string;
  children: ReactNode;
}

/** What came out, before anything else. */
export function Verdict({ tone, icon = ICONS[tone], title, children }: VerdictProps) {
  const headline = useHeadlineFocus();
  return (
    <Root className="verdict" $tone={tone}>
      <Seal $tone={tone}>
        <Icon name={icon} />
      </Seal>
      <div>
        <h1 ref={headline} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Root>
  );
}

const Share = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: clamp(3.75rem, 8vw, 5.75rem);
  aspect-ratio: 1;
  font-size: ${size.lead};
  font-weight: ${weight.display};

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }

  circle {
    fill: none;
    stroke: ${color.accentSoft};
    stroke-width: 10;
  }

  circle + circle {
    stroke: ${color.accent};
    stroke-linecap: round;
  }
`;

const WHOLE = 100;

interface RunningProps {
  /** 0 to 1. */
  share: number;
  /** The same in words. */
  percent: string;
  title: string;
  children: ReactNode;
}

/** How far the check is, where the verdict will stand. */
export function Running({ share, percent, title, children }: RunningProps) {
  const circle = { cx: 50, cy: 50, r: 44, pathLength: WHOLE };
  return (
    <Root className="verdict" $tone={null}>
      <Share>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle {...circle} />
          <circle {...circle} strokeDasharray={`${share * WHOLE} ${WHOLE}`} />
        </svg>
        {percent}
      </Share>
      <div>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </Root>
  );
}
