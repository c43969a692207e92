/** So long what was typed before a log-in is worth something. */
const KEPT_MS = 10 * 60_000;

type Values = Readonly<Record<string, string>>;

const keyOf = (toolId: string) => `playplus-join-${toolId}`;

/** Keeps what stands in a join form while its owner logs in: in this tab alone, never in an address. */
export function keepDraft(toolId: string, form: HTMLFormElement): void {
  const values = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  const draft = { at: Date.now(), values: Object.fromEntries(values) };
  try {
    sessionStorage.setItem(keyOf(toolId), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

/** What was kept lately, once: it is forgotten when it is read. Null for nothing. */
export function takeDraft(toolId: string, keptMs = KEPT_MS): Values | null {
  try {
    const kept = sessionStorage.getItem(keyOf(toolId));
    sessionStorage.removeItem(keyOf(toolId));
    const draft = JSON.parse(kept ?? 'null') as { at?: unknown; values?: unknown } | null;
    if (typeof draft?.at !== 'number' || Date.now() - draft.at > keptMs) return null;
    const values = Object.entries(draft.values ?? {});
    return Object.fromEntries(
      values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return null;
  }
}

/** Puts kept values into the fields of the same names. */
export function fillIn(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.type === 'checkbox') input.checked = true;
    else if (
      input instanceof HTMLInputElement ||
      input instanceof HTMLSelectElement ||
      input instanceof HTMLTextAreaElement
    ) {
      input.value = value;
    }
  }
}
