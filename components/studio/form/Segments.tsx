import { useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { color, motion, radius, shadow, space, target, weight } from '@/styles/tokens';
import { Label } from '@/components/studio/Studio.styles';

interface Props<Value extends string> {
  label: string;
  /** The label is for those who hear it alone. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

const Root = styled.fieldset`
  min-width: 0;

  > legend {
    width: 100%;
  }

  > legend.hidden {
    ${visuallyHidden}
  }
`;

const Track = styled.div`
  display: flex;
  gap: 2px;
  padding: ${space[1]};
  border-radius: ${radius.round};
  background: ${color.sunken};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Choice = styled.label`
  position: relative;
  flex: 1 0 auto;
  padding: 0.375rem ${space[3]};
  border-radius: ${radius.round};
  color: ${color.textQuiet};
  font-size: 0.9375rem;
  font-weight: ${weight.strong};
  line-height: 1.4;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    transition: color ${motion.quick};
    color: ${color.text};
  }

  &:has(:checked) {
    background: ${color.raised};
    color: ${color.text};
    box-shadow: ${shadow.low};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -1px;
  }

  @media ${media.touch} {
    display: grid;
    align-items: center;
    min-height: ${target.touch};
  }

  @media ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid;
    }
  }
`;

/** One of a few short words, beside each other. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, isLabelHidden = false, value, options, onChange } = props;
  const name = useId();
  return (
    <Root>
      <legend className={isLabelHidden ? 'hidden' : undefined}>
        <Label as="span">{label}</Label>
      </legend>
      <Track>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Choice>
        ))}
      </Track>
    </Root>
  );
}
