import type { i18n as I18n } from 'i18next';
import { loadTexts } from '@/lib/i18n/loadTexts';
import { HELP_NAMESPACES } from './articles';
import type { HelpFigures } from './articleTexts';

/**
 * Brings the texts of all articles into the page, in its language alone, and returns the figures in
 * them; null where one did not come. Never throws.
 */
export async function loadHelpTexts(i18n: I18n): Promise<HelpFigures | null> {
  const { language } = i18n;
  const absent = HELP_NAMESPACES.filter((name) => !i18n.hasResourceBundle(language, name));
  try {
    const [{ helpFigures }, ...came] = await Promise.all([
      import('./figures'),
      ...absent.map((name) => loadTexts(name)),
    ]);
    return came.every(Boolean) ? helpFigures(language) : null;
  } catch {
    // The part of the program with the figures did not come.
    return null;
  }
}
