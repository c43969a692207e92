import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './Field';
import { Select } from './Field.styles';

interface SelectFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
}

/** One of a few, with the platform's own list. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field name={select.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <Select {...select} {...wiring}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
