import { latestInstance } from './cachedInstance';
import type { Texts } from './texts';

/** Ms after which the text of `internal` has to do. */
const PATIENCE = 2_000;

/**
 * Brings the texts of all errors into the page, unless it knows the one of this code. Never throws:
 * where the file does not come, `useTranslation` says something general.
 */
export async function loadErrorTexts(code: string): Promise<void> {
  const i18n = latestInstance();
  if (i18n === null) return;
  const { language } = i18n;
  const known = i18n.getResourceBundle(language, 'errors') as Texts | undefined;
  if (known?.[code] !== undefined) return;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(`/locales/${language}/errors.json`, { signal });
    if (!answer.ok) return;
    const texts = (await answer.json()) as Texts;
    i18n.addResourceBundle(language, 'errors', texts, true, true);
  } catch {
    // Offline, or too slow.
  }
}
