import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { color, motion, size, space, toneColors, weight, type Tone } from '@/styles/tokens';

interface BigNumberProps {
  /** Written as the reader writes numbers. */
  value: string | number;
  /** What the number says: "Your place in the queue". */
  label: ReactNode;
  tone?: Tone;
  /** Smaller words under the number. */
  children?: ReactNode;
}

const settle = keyframes`
  from { opacity: 0.2; transform: translateY(0.18em); }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[1]};
`;

const Label = styled.p`
  color: ${color.textQuiet};
  font-weight: ${weight.strong};
`;

const Value = styled.p<{ $tone: Tone }>`
  color: ${({ $tone }) => toneColors($tone).text};
  font-size: ${size.hero};
  font-weight: ${weight.display};
  line-height: 1;
  overflow-wrap: anywhere;
  letter-spacing: -0.03em;
  ${tabularFigures}

  span {
    display: inline-block;
    animation: ${settle} ${motion.slow};
  }
`;

/** The number of a screen: big, exact, settling softly when it changes. */
export function BigNumber({ value, label, tone = 'accent', children }: BigNumberProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Value $tone={tone}>
        <span key={value}>{value}</span>
      </Value>
      {children}
    </Root>
  );
}
