import { latestInstance } from './cachedInstance';
import { loadTexts } from './loadTexts';
import type { Texts } from './texts';

/**
 * Brings the texts of all errors into the page, unless it knows the one of this code. Never throws:
 * where the file does not come, `useTranslation` says something general.
 */
export async function loadErrorTexts(code: string): Promise<void> {
  const i18n = latestInstance();
  if (i18n === null) return;
  const known = i18n.getResourceBundle(i18n.language, 'errors') as Texts | undefined;
  if (known?.[code] === undefined) await loadTexts('errors');
}
