import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { color, motion, radius, space, weight } from '@/styles/tokens';
import { FieldHint } from './Field.styles';

interface SwitchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  label {
    padding-block: ${space[2]};
    font-weight: ${weight.strong};
    cursor: pointer;
  }

  p {
    grid-column: 2;
    margin-top: -${space[2]};
  }
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  width: 3rem;
  height: 1.75rem;
  margin: 0;
  border: 2px solid ${color.control};
  border-radius: ${radius.round};
  background: ${color.raised};
  cursor: pointer;

  &:hover {
    transition:
      background-color ${motion.quick},
      border-color ${motion.quick};
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: 0.1875rem;
    left: 0.1875rem;
    width: 1.125rem;
    border-radius: ${radius.round};
    background: ${color.control};
    transition: transform ${motion.quick};
  }

  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }

  &:checked::after {
    background: ${color.onAccent};
    transform: translateX(1.25rem);
  }

  @media ${media.forcedColors} {
    appearance: auto;

    &::after {
      content: none;
    }
  }
`;

/** On or off, at once understood: a native checkbox with the role of a switch. */
export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <Root>
      <Track
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? hintId : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
    </Root>
  );
}
