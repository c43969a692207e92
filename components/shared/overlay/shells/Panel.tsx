import type { ReactNode } from 'react';
import styled from 'styled-components';
import { floating, k, overlayText } from '@/styles/overlay';
import { color, weight } from '@/styles/tokens';
import { Coin, coinRing } from './Coin';
import { FitLine } from './FitLine';
import type { Tone } from './tone';
import { Label } from './words.styles';

/** The ground of a card and of a side panel. */
export const Ground = styled.section<{ $tone: Tone }>`
  position: relative;
  display: flex;
  flex-direction: column;
  max-width: 100%;
  max-height: 100%;
  background: ${({ $tone }) => ($tone === 'won' ? color.accent : color.surface)};
  color: ${({ $tone }) => ($tone === 'won' ? color.onAccent : color.text)};
  box-shadow: ${floating};
  font-size: ${overlayText.next};
  line-height: 1.2;
`;

const Row = styled.div<{ $tone: Tone }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${k(20)};
  min-width: 0;
  margin-bottom: ${k(24)};

  .pp-coin {
    width: ${k(112)};
    height: ${k(112)};
    margin: ${k(-52)} 0 ${k(-10)} ${k(-52)};
    box-shadow: ${({ $tone }) => coinRing($tone === 'won' ? color.accent : color.surface)};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.div`
  font-size: ${overlayText.title};
  font-weight: ${weight.display};
  line-height: 1.2;
  letter-spacing: -0.02em;
`;

interface Props {
  mark: ReactNode;
  tone?: Tone;
  /** Shrinks a little before it ends in an ellipsis. */
  title: string;
  label?: ReactNode;
}

/** Coin, title, and a line about it: the head of a card and of a side panel. */
export function Head({ mark, tone = 'usual', title, label }: Props) {
  return (
    <Row $tone={tone} className="pp-overlay-head">
      <Coin mark={mark} tone={tone} />
      <Words>
        <Title className="pp-overlay-title">
          <FitLine text={title} least={0.72} />
        </Title>
        {label !== undefined && <Label>{label}</Label>}
      </Words>
    </Row>
  );
}

const Capsule = styled.div<{ $isQuiet: boolean }>`
  flex: none;
  margin-bottom: ${k(18)};
  padding: ${k(18)} ${k(24)};
  border-radius: ${k(24)};
  background: ${({ $isQuiet }) => ($isQuiet ? color.accentSoft : color.accent)};
  color: ${({ $isQuiet }) => ($isQuiet ? color.text : color.onAccent)};
  font-size: ${overlayText.playing};
  font-weight: ${weight.display};
  line-height: 1.25;

  > ${Label} {
    color: ${({ $isQuiet }) => ($isQuiet ? color.textQuiet : 'inherit')};
  }

  &:last-child {
    margin-bottom: 0;
  }
`;

interface PlateProps {
  label?: ReactNode;
  /** Holds a sentence instead of a name. */
  isQuiet?: boolean;
  className?: string;
  children: ReactNode;
}

/** What a panel shows first, on the creator's colour. */
export function Plate({ label, isQuiet = false, className, children }: PlateProps) {
  return (
    <Capsule $isQuiet={isQuiet} className={className}>
      {label !== undefined && <Label>{label}</Label>}
      {children}
    </Capsule>
  );
}
