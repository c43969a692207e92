import { latestInstance } from './cachedInstance';
import type { Texts } from './texts';

/** Ms after which a page does without. */
const PATIENCE = 2_000;

/**
 * Brings the texts of one namespace into the page that is shown, once, for what few of its readers
 * open; in the page's language unless another is named. Never throws; false: the file did not come,
 * and the next call asks again.
 */
export async function loadTexts(namespace: string, wanted?: string): Promise<boolean> {
  const i18n = latestInstance();
  if (i18n === null) return false;
  const language = wanted ?? i18n.language;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(`/locales/${language}/${namespace}.json`, { signal });
    if (!answer.ok) return false;
    const texts = (await answer.json()) as Texts;
    i18n.addResourceBundle(language, namespace, texts, true, true);
    return true;
  } catch {
    // Offline, or too slow.
    return false;
  }
}
