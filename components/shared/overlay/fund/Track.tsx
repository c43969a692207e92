import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icons/Icon';
import type { FundBarParts } from '@/hooks/fund/fundBar';
import type { Ring } from '@/hooks/fund/overlay/milestones';
import { k, popsUp, rounded } from '@/styles/overlay';
import { color } from '@/styles/tokens';
import { hatched, slides } from './fund.styles';

const Groove = styled.div<{ $px: number }>`
  position: relative;
  flex: none;
  width: 100%;
  height: ${({ $px }) => k($px)};

  > div {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: ${rounded};
    background: ${color.accentSoft};
    /* Keeps what slides inside of the round ends in old engines, too. */
    isolation: isolate;
  }

  > div > i {
    position: absolute;
    inset: 0;
    border-radius: ${rounded};
    transform: translateX(calc(var(--filled) - 100%));
    ${slides}
  }
`;

const Mark = styled.span<{ $px: number }>`
  position: absolute;
  top: 50%;
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${({ $px }) => k($px + 12)};
  height: ${({ $px }) => k($px + 12)};
  border: ${k(4)} solid ${color.surface};
  border-radius: ${rounded};
  background: ${color.accentSoft};
  color: ${color.accentText};
  transform: translate(-50%, -50%);

  &[data-is-reached] {
    background: ${color.surface};
    border-color: ${color.accent};
  }

  svg {
    width: 72%;
    height: 72%;
    stroke-width: 3.4;
    ${popsUp}
  }

  &:not([data-is-reached])::after {
    width: 30%;
    height: 30%;
    border-radius: ${rounded};
    background: currentColor;
    content: '';
  }
`;

const Paid = styled.i`
  background: ${color.accent};
`;

const Coming = styled.i`
  ${hatched(color.accent, color.accentSoft)}
`;

const Never = styled.i`
  ${hatched(color.control, color.accentSoft)}
`;

interface Props {
  parts: FundBarParts;
  /** What a full bar stands for, in minor units. */
  whole: number;
  /** How thick, in px of a canvas 1920 px wide. */
  px: number;
  rings?: readonly Ring[];
}

/** The bar of a fund, from left to right in every language: the same signs as on the page. */
export function Track({ parts, whole, px, rings = [] }: Props) {
  const { paid, coming, failed, never } = parts;
  const to = (amount: number) => ({ '--filled': filled(amount, whole) }) as CSSProperties;
  return (
    <Groove $px={px} className="pp-overlay-track" aria-hidden="true">
      <div>
        {never + failed > 0 && <Never style={to(paid + coming + failed + never)} />}
        {coming > 0 && <Coming style={to(paid + coming)} />}
        <Paid style={to(paid)} />
      </div>
      {rings.map(({ at, isReached }) => (
        <Mark key={at} $px={px} style={{ left: `${at}%` }} data-is-reached={isReached || undefined}>
          {isReached && <Icon name="check" />}
        </Mark>
      ))}
    </Groove>
  );
}

/** How far a part reaches, in percent; one that is there can be seen. Pure. */
export function filled(amount: number, whole: number): string {
  if (amount <= 0) return '0%';
  return `${Math.min(100, Math.max(1.5, Math.round((amount / whole) * 1000) / 10))}%`;
}
