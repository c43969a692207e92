import { useCallback, useEffect, type RefObject } from 'react';

const draftKey = (partyId: string) => `playplus-join-${partyId}`;

/** Keeps what a person typed into the join form over the way to the log-in and back. */
export function useJoinDraft(partyId: string, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(readDraft(partyId))) {
      const input = form.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === '') input.value = value;
    }
  }, [partyId, form]);

  const remember = useCallback(() => {
    if (!form.current) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].filter(([, value]) => typeof value === 'string'),
    );
    write(draftKey(partyId), JSON.stringify(values));
  }, [partyId, form]);

  const forget = useCallback(() => write(draftKey(partyId), null), [partyId]);

  return { remember, forget };
}

function readDraft(partyId: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(partyId)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Storage may be full or forbidden; the form works without it. */
function write(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    return;
  }
}
