import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Everything in a form, as one text. */
function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  return JSON.stringify(entries);
}

/**
 * Whether a form holds something else than what is saved: what is typed and taken back is no change.
 * What the page fills in by itself before anybody touches the form is none, either.
 */
export function useChanges(formRef: RefObject<HTMLFormElement | null>) {
  const saved = useRef<string | null>(null);
  const isTouched = useRef(false);
  const [isChanged, setIsChanged] = useState(false);

  const look = useCallback(() => {
    if (!formRef.current) return;
    const content = contentOf(formRef.current);
    if (!isTouched.current) saved.current = content;
    setIsChanged(content !== saved.current);
  }, [formRef]);

  // After every render: rows come and go, pictures change, without anything being typed.
  useEffect(look);

  return {
    isChanged,
    touch: () => {
      isTouched.current = true;
    },
    look,
    /** Takes what stands there now for what is saved, if `run` says that it was. */
    keep: async (run: () => Promise<boolean>): Promise<boolean> => {
      const content = formRef.current && contentOf(formRef.current);
      const isSaved = await run();
      if (isSaved) saved.current = content;
      look();
      return isSaved;
    },
  };
}
