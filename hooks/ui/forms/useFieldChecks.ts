import { createContext, useContext, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What is wrong with the fields of a form as they stand now, by name, in the reader's language. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Fields read here what the form around them found; outside of a checked form there is nothing. */
export const FieldProblemsContext = createContext<FieldProblems>({});

/** What the form around a field says of it; undefined: nothing. */
export function useFieldProblem(name: string | undefined): string | undefined {
  const problems = useContext(FieldProblemsContext);
  return name === undefined ? undefined : problems[name];
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Nobody wants to be corrected in the middle of a word. */
const AFTER_TYPING_MS = 600;

/**
 * The browser's own checks (required, minLength, type, pattern) in our words, beside the fields
 * and while one types, instead of its bubbles. `check` looks at a whole form before it is sent.
 */
export function useFieldChecks() {
  const { t } = useTranslation('common');
  const [problems, setProblems] = useState<FieldProblems>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function wordsFor(control: Control): string {
    const { validity, value } = control;
    if (validity.valid) return '';
    if (validity.valueMissing) return t('check.missing');
    if (validity.typeMismatch) return t(control.type === 'url' ? 'check.url' : 'check.email');
    if (validity.tooShort && 'minLength' in control) {
      return t('check.short', { least: control.minLength, now: value.length });
    }
    return t('check.other');
  }

  function note(control: Control): void {
    const words = wordsFor(control);
    setProblems(({ [control.name]: _old, ...others }) =>
      words === '' ? others : { ...others, [control.name]: words },
    );
  }

  /** A field was typed into: what is mended is taken back at once, what is wrong is said after a pause. */
  function onInput({ target }: SyntheticEvent<HTMLFormElement>): void {
    if (!isControl(target)) return;
    clearTimeout(timer.current);
    if (target.validity.valid) note(target);
    else timer.current = setTimeout(() => note(target), AFTER_TYPING_MS);
  }

  /** A field was left: what was typed there is looked at; an empty one that was never filled is not. */
  function onBlur({ target }: SyntheticEvent<HTMLFormElement>): void {
    if (isControl(target) && target.value !== '') note(target);
  }

  /** Says whether the form can be sent; else says what is wrong and goes to the first such field. */
  function check(form: HTMLFormElement): boolean {
    const wrong = Array.from(form.elements)
      .filter(isControl)
      .filter(({ validity }) => !validity.valid);
    setProblems(Object.fromEntries(wrong.map((control) => [control.name, wordsFor(control)])));
    wrong[0]?.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
    return wrong.length === 0;
  }

  return { problems, onInput, onBlur, check, forget: () => setProblems({}) };
}

function isControl(target: unknown): target is Control {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isField && target.name !== '' && target.willValidate;
}
