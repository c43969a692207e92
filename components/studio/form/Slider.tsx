import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '@/styles/media';
import { color, hues, radius, target } from '@/styles/tokens';
import { Label } from '@/components/studio/Studio.styles';

interface Props {
  label: string;
  /** The value in words, beside the label. */
  said?: ReactNode;
  value: number;
  least: number;
  most: number;
  step: number;
  /** Chooses among all hues. */
  isHue?: boolean;
  /** The label is for those who hear it alone. */
  isLabelHidden?: boolean;
  onChange: (value: number) => void;
}

const track = css<{ $isHue: boolean }>`
  height: ${({ $isHue }) => ($isHue ? '0.75rem' : '0.375rem')};
  border-radius: ${radius.round};
  background: ${({ $isHue }) =>
    $isHue
      ? hues
      : `linear-gradient(to right, ${color.accent} var(--at), ${color.accentSoft} var(--at))`};
`;

const thumb = css`
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.5rem;
  border: 3px solid ${color.surface};
  border-radius: ${radius.round};
  background: ${color.accent};
  box-shadow: 0 0 0 1.5px ${color.control};
`;

const Range = styled.input<{ $isHue: boolean }>`
  appearance: none;
  width: 100%;
  height: 1.5rem;
  margin: 0;
  background: transparent;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
    margin-top: ${({ $isHue }) => ($isHue ? '-0.375rem' : '-0.5625rem')};
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  @media ${media.touch} {
    height: ${target.touch};
  }

  @media ${media.forcedColors} {
    appearance: auto;
  }
`;

/** A value between two ends. */
export function Slider(props: Props) {
  const { label, said, value, least, most, step, onChange } = props;
  const { isHue = false, isLabelHidden = false } = props;
  const id = useId();
  const at = `${((value - least) / (most - least)) * 100}%`;
  return (
    <div>
      {!isLabelHidden && (
        <Label>
          <label htmlFor={id}>{label}</label>
          {said !== undefined && <span>{said}</span>}
        </Label>
      )}
      <Range
        id={id}
        type="range"
        $isHue={isHue}
        min={least}
        max={most}
        step={step}
        value={value}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={typeof said === 'string' ? said : undefined}
        style={{ '--at': at }}
        onChange={({ target: { value: chosen } }) => onChange(Number(chosen))}
      />
    </div>
  );
}
