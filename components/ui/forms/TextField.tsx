import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field';
import { Input } from './Field.styles';

type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'>;

/** One line of text; a native, uncontrolled input with any of its attributes. */
export function TextField({ label, hint, error, news, isOptional, ...input }: TextFieldProps) {
  return (
    <Field
      name={input.name}
      label={label}
      hint={hint}
      error={error}
      news={news}
      isOptional={isOptional}
    >
      {(wiring) => <Input type="text" {...input} {...wiring} />}
    </Field>
  );
}
