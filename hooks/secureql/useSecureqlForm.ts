import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, useState, type SyntheticEvent } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { OperationPath, PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import type { ErrorCode } from '@/lib/shared/errors';
import { useUntilReached } from './useUntilReached';

interface Options<P extends OperationPath> {
  /** Called with an answer that holds no error. */
  onDone?: (result: ResultOf<P>) => void | Promise<void>;
  /** Called with an answer that holds one; the form shows its text as well. */
  onRefused?: (code: ErrorCode, result: ResultOf<P>) => void;
  /** In-band errors that belong to one field: `{ 'auth.handle_taken': 'handle' }`. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
}

interface Failure {
  code: ErrorCode;
  fields: Readonly<Record<string, string>>;
}

interface Form {
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  /** Sends a form that somebody else submits; says whether it went through. */
  send: (form: HTMLFormElement) => Promise<boolean>;
  /** Text for each refused field, by payload key, in the reader's language. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Text of the error; null when the refused fields show it. */
  formError: string | null;
  errorCode: ErrorCode | null;
  isRunning: boolean;
}

/**
 * A native form around one call. `toPayload` reads the form, and the server checks the payload. The
 * first refused field gets the focus, so inputs are named after payload keys. Needs the namespace
 * `errors`.
 */
export function useSecureqlForm<P extends OperationPath>(
  path: P,
  toPayload: (data: FormData) => PayloadOf<P>,
  { onDone, onRefused, fieldOf = {} }: Options<P> = {},
): Form {
  const { t } = useTranslation('errors');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = useRef(false);
  useUntilReached(failure?.code ?? null, () => setFailure(null));

  const fail = (form: HTMLFormElement, code: ErrorCode, refused: Failure['fields']) => {
    const field = fieldOf[code];
    const fields = field === undefined ? refused : { ...refused, [field]: t(code) };
    setFailure({ code, fields });
    focusFirst(form, fields);
  };

  const ask = async (form: HTMLFormElement): Promise<boolean> => {
    const outcome = await tryCall(path, toPayload(new FormData(form)));
    if (outcome.refusal === null) {
      await onDone?.(outcome.answer);
      return true;
    }
    fail(form, outcome.refusal, outcome.fields);
    if (outcome.refusedAnswer !== null) onRefused?.(outcome.refusal, outcome.refusedAnswer);
    return false;
  };

  const send = async (form: HTMLFormElement): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsRunning(true);
    setFailure(null);
    try {
      return await ask(form);
    } catch {
      fail(form, 'internal', {});
      return false;
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  };

  const onSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    await send(event.currentTarget);
  };

  const fieldErrors = failure?.fields ?? {};
  const isAllInFields = failure !== null && Object.keys(fieldErrors).length > 0;
  return {
    onSubmit,
    send,
    fieldErrors,
    formError: failure === null || isAllInFields ? null : t(failure.code),
    errorCode: failure?.code ?? null,
    isRunning,
  };
}

function focusFirst(form: HTMLFormElement, fields: Failure['fields']): void {
  for (const element of Array.from(form.elements)) {
    if (!(element instanceof HTMLElement)) continue;
    const name = element.getAttribute('name');
    if (name !== null && Object.hasOwn(fields, name)) {
      // What is folded away cannot be gone to.
      element.closest('details')?.setAttribute('open', '');
      element.focus();
      return;
    }
  }
}
