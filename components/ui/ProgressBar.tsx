import styled from 'styled-components';
import { color, radius, toneColors, type Tone } from '@/styles/tokens';

interface ProgressBarProps {
  value: number;
  max: number;
  /** What grows, for those who hear it. */
  label: string;
  tone?: Tone;
}

const Bar = styled.progress<{ $tone: Tone }>`
  appearance: none;
  display: block;
  width: 100%;
  height: 1.25rem;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${({ $tone }) => toneColors($tone).fill};

  &::-webkit-progress-bar {
    background: ${color.sunken};
  }

  &::-webkit-progress-value {
    border-radius: ${radius.round};
    background: ${({ $tone }) => toneColors($tone).fill};
  }

  &::-moz-progress-bar {
    border-radius: ${radius.round};
    background: ${({ $tone }) => toneColors($tone).fill};
  }
`;

/** How much of a whole; the exact figure stands beside it in words. */
export function ProgressBar({ value, max, label, tone = 'accent' }: ProgressBarProps) {
  return <Bar $tone={tone} value={value} max={max} aria-label={label} />;
}
