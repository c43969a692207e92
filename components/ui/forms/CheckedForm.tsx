import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { FieldProblemsContext, useFieldChecks } from '@/hooks/ui/forms/useFieldChecks';

interface CheckedFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Called once every field passes its own checks. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown;
}

/** A form whose fields say beside themselves, while one types, what the browser would in a bubble. */
export function CheckedForm({ onSubmit, onInput, children, ...form }: CheckedFormProps) {
  const checks = useFieldChecks();
  return (
    <FieldProblemsContext value={checks.problems}>
      <form
        {...form}
        method="post"
        noValidate
        onInput={(event) => {
          checks.onInput(event);
          onInput?.(event);
        }}
        onBlur={checks.onBlur}
        onSubmit={(event) => {
          if (checks.check(event.currentTarget)) void onSubmit(event);
          else event.preventDefault();
        }}
      >
        {children}
      </form>
    </FieldProblemsContext>
  );
}
