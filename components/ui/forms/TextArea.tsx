import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field';
import { Area } from './Field.styles';

type TextAreaProps = FieldWords & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'children'>;

/** Several lines of text. */
export function TextArea({ label, hint, error, isOptional, ...area }: TextAreaProps) {
  return (
    <Field name={area.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <Area rows={3} {...area} {...wiring} />}
    </Field>
  );
}
