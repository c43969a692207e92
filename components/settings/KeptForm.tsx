import { useRef, type ReactNode, type RefObject } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { useSavedPart } from '@/hooks/settings/saveBar';
import { useChanges } from '@/hooks/settings/useChanges';
import { FieldProblemsContext, useFieldChecks } from '@/hooks/ui/forms/useFieldChecks';
import type { ErrorCode } from '@/lib/shared/errors';

interface KeptFormProps {
  /** Its own within the tab. */
  name: string;
  form: {
    send: (form: HTMLFormElement) => Promise<boolean>;
    formError: string | null;
    errorCode: ErrorCode | null;
  };
  /** The form element, for a caller that submits it again. */
  element?: RefObject<HTMLFormElement | null>;
  /** Called once the whole tab is saved. */
  after?: () => Promise<void>;
  /** Called when the changes are dropped. */
  onDiscard?: () => void;
  children: ReactNode;
}

/** A form of the settings that the tab's bar saves; Enter saves it alone. */
export function KeptForm({ name, form, element, after, onDiscard, children }: KeptFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const root = element ?? own;
  const checks = useFieldChecks();
  const changes = useChanges(root);

  async function save(): Promise<boolean> {
    const sent = root.current;
    if (!sent || !checks.check(sent)) return false;
    return changes.keep(() => form.send(sent));
  }
  useSavedPart(name, changes.isChanged, { save, after, discard: onDiscard });

  return (
    <FieldProblemsContext value={checks.problems}>
      <form
        ref={root}
        method="post"
        noValidate
        onFocus={changes.touch}
        onPointerDown={changes.touch}
        onInput={(event) => {
          changes.touch();
          changes.look();
          checks.onInput(event);
        }}
        onBlur={checks.onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack>
          <FormError code={form.errorCode}>{form.formError}</FormError>
          {children}
        </Stack>
        {/* Without one, Enter would do nothing in a form of several fields. */}
        <button type="submit" hidden />
      </form>
    </FieldProblemsContext>
  );
}
