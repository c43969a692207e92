import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { tabularFigures } from '@/styles/mixins';
import { Field, type FieldWords } from './Field';
import { Input } from './Field.styles';

type NumberFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | 'type'>;

const Figures = styled(Input)`
  max-width: 12rem;
  ${tabularFigures}
`;

/** A whole number with native stepping, bounds by `min`, `max`, `step`. */
export function NumberField({ label, hint, error, isOptional, ...input }: NumberFieldProps) {
  return (
    <Field name={input.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <Figures inputMode="numeric" {...input} type="number" {...wiring} />}
    </Field>
  );
}
