import { useEffect, type RefObject } from 'react';

const draftKey = (partyId: string) => `playplus-join-${partyId}`;

/** Puts what a person typed before the log-in back into the join form. */
export function useJoinDraft(partyId: string, form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(readDraft(partyId))) {
      const input = form.current.elements.namedItem(name);
      // What was typed here goes before what the page filled in, and after what is typed now.
      if (input instanceof HTMLInputElement && input.value === input.defaultValue) {
        input.value = value;
      }
    }
  }, [partyId, form]);
}

/** Keeps what stands in the join form for as long as the tab lives. */
export function rememberDraft(partyId: string, form: HTMLFormElement) {
  const values = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  write(draftKey(partyId), JSON.stringify(Object.fromEntries(values)));
}

/** Forgets it, once the person is in. */
export function forgetDraft(partyId: string) {
  write(draftKey(partyId), null);
}

function readDraft(partyId: string): Record<string, string> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(partyId)) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const entries = Object.entries(draft);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
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
