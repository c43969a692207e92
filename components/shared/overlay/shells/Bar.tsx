import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { enters, floating, k, overlayText, rounded } from '@/styles/overlay';
import { color } from '@/styles/tokens';
import { Coin, coinRing } from './Coin';
import type { Tone } from './tone';
import { Label } from './words.styles';

/** Where it has no width: what stood side by side stands one under the other. */
const onSmall = css`
  flex-direction: column;
  align-items: stretch;
  justify-content: center;
  gap: ${k(12)};
  height: auto;
  padding: ${k(24)};
  border-radius: ${k(40)};
`;

const coinOnSmall = css`
  position: absolute;
  top: ${k(-40)};
  left: ${k(4)};
  width: ${k(100)};
  height: ${k(100)};
  margin: 0;
`;

const Panel = styled.section<{ $hasJoin: boolean; $isSlim: boolean; $tone: Tone }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${k(34)};
  width: 100%;
  height: ${({ $isSlim }) => k($isSlim ? 76 : 132)};
  padding-right: ${k(48)};
  border-radius: ${k(66)};
  background: ${({ $tone }) => ($tone === 'won' ? color.accent : color.surface)};
  color: ${({ $tone }) => ($tone === 'won' ? color.onAccent : color.text)};
  box-shadow: ${floating};
  font-size: ${overlayText.next};
  line-height: 1.2;
  ${enters}

  .pp-coin {
    width: ${({ $isSlim }) => k($isSlim ? 96 : 156)};
    height: ${({ $isSlim }) => k($isSlim ? 96 : 156)};
    margin: 0 ${k(-4)} 0 ${k(-10)};
    box-shadow: ${({ $tone }) => coinRing($tone === 'won' ? color.accent : color.surface)};
  }

  [data-canvas='small'] & {
    ${({ $isSlim }) => !$isSlim && onSmall}
    ${({ $hasJoin }) => $hasJoin && `min-height: ${k(202)};`}
  }

  [data-canvas='small'] & .pp-coin {
    ${({ $isSlim }) => !$isSlim && coinOnSmall}
  }
`;

/** A growing line along the lower edge, from the coin to where the way in stands. */
const Line = styled.div`
  position: absolute;
  right: ${k(300)};
  bottom: 0;
  left: ${k(180)};
  height: ${k(10)};
  overflow: hidden;
  border-radius: ${rounded};
`;

const Stack = styled.div<{ $isBesideCode: boolean; $isGrowing: boolean }>`
  display: flex;
  flex: ${({ $isGrowing }) => ($isGrowing ? '1 1 0' : '0 1 auto')};
  flex-direction: column;
  gap: ${k(3)};
  min-width: 0;

  [data-canvas='small'] &:first-of-type {
    padding-left: ${k(92)};
  }

  [data-canvas='medium'] & {
    min-width: ${({ $isGrowing }) => ($isGrowing ? k(270) : 0)};
  }

  [data-canvas='small'] &&& {
    padding-right: ${({ $isBesideCode }) => ($isBesideCode ? k(176) : 0)};
  }
`;

interface Props {
  mark: ReactNode;
  tone?: Tone;
  /** One line of words, without a label. */
  isSlim?: boolean;
  /** `Column`s with `Separator`s between them. */
  children: ReactNode;
  /** A `BarJoin`. */
  join?: ReactNode;
  /** A growing line. */
  progress?: ReactNode;
}

/** As wide as its place: coin, who is up, who is next, the way in. */
export function Bar({ mark, tone = 'usual', isSlim = false, children, join, progress }: Props) {
  return (
    <Panel
      $tone={tone}
      $isSlim={isSlim}
      $hasJoin={join !== undefined}
      data-tone={tone}
      className="pp-bar"
    >
      <Coin mark={mark} tone={tone} />
      {children}
      {join}
      {progress && <Line>{progress}</Line>}
    </Panel>
  );
}

interface ColumnProps {
  label: ReactNode;
  /** Takes the room that is left; else as wide as its words. */
  isGrowing?: boolean;
  /** On a small canvas the code of the way in stands at its right. */
  isBesideCode?: boolean;
  children: ReactNode;
}

/** A label and what it says, in a bar. */
export function Column({ label, isGrowing = false, isBesideCode = false, children }: ColumnProps) {
  return (
    <Stack $isGrowing={isGrowing} $isBesideCode={isBesideCode}>
      <Label>{label}</Label>
      {children}
    </Stack>
  );
}
