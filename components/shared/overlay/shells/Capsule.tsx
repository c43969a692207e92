import type { ReactNode } from 'react';
import styled from 'styled-components';
import { floatingLow, k, overlayText, rounded } from '@/styles/overlay';
import { color } from '@/styles/tokens';
import { Coin } from './Coin';
import type { Tone } from './tone';
import { Label, Name } from './words.styles';

const Pill = styled.div<{ $isSmall: boolean; $isMarkLast: boolean; $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${k(16)};
  min-width: 0;
  max-width: 100%;
  height: ${({ $isSmall }) => k($isSmall ? 56 : 68)};
  padding: 0 ${({ $isMarkLast }) => k($isMarkLast ? 14 : 30)} 0
    ${({ $isMarkLast }) => k($isMarkLast ? 30 : 26)};
  border-radius: ${rounded};
  background: ${({ $tone }) => ($tone === 'won' ? color.accent : color.surface)};
  color: ${({ $tone }) => ($tone === 'won' ? color.onAccent : color.text)};
  box-shadow: ${floatingLow};
  font-size: ${({ $isSmall }) => ($isSmall ? k(28) : overlayText.next)};
  line-height: 1.2;
  white-space: nowrap;

  .pp-coin {
    width: ${k(76)};
    height: ${k(76)};
    margin: ${({ $isMarkLast }) => ($isMarkLast ? `0 ${k(-18)} 0 0` : `0 0 0 ${k(-30)}`)};
    box-shadow: 0 0 0 ${k(4)} ${({ $tone }) => ($tone === 'won' ? color.accent : color.surface)};
  }

  ${Label} {
    flex: none;
    font-size: ${k(27)};
  }

  ${Name} {
    max-width: ${k(420)};
  }

  [data-canvas='small'] & ${Name} {
    max-width: ${k(350)};
  }
`;

interface Props {
  /** A coin at the start. */
  mark?: ReactNode;
  /** The coin stands at the end: for capsules along the right edge. */
  isMarkLast?: boolean;
  tone?: Tone;
  isSmall?: boolean;
  className?: string;
  children: ReactNode;
}

/** Words on a plate that is only as wide as they are; also what a tool is in the combined scene. */
export function Capsule({
  mark,
  isMarkLast = false,
  tone = 'usual',
  isSmall = false,
  className = 'pp-capsule',
  children,
}: Props) {
  const coin = mark !== undefined && <Coin mark={mark} tone={tone} />;
  return (
    <Pill
      $tone={tone}
      $isSmall={isSmall}
      $isMarkLast={isMarkLast}
      data-tone={tone}
      className={className}
    >
      {!isMarkLast && coin}
      {children}
      {isMarkLast && coin}
    </Pill>
  );
}
