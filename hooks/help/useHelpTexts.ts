import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { HelpFigures } from '@/lib/help/articleTexts';
import { loadHelpTexts } from '@/lib/help/loadHelpTexts';

/**
 * Brings the texts of all articles into a page once they are wanted, with the figures in them; null
 * until all are there, or where one did not come. `initial` are figures of a page that has the texts.
 */
export function useHelpTexts(isWanted: boolean, initial: HelpFigures | null): HelpFigures | null {
  const { i18n } = useTranslation('help');
  const { language } = i18n;
  const [late, setLate] = useState<{ of: string; figures: HelpFigures } | null>(null);
  const figures = initial ?? (late?.of === language ? late.figures : null);
  const isMissing = isWanted && figures === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    void loadHelpTexts(i18n).then((came) => {
      // What does not come is left out: titles can be searched without it.
      if (!isStale && came !== null) setLate({ of: language, figures: came });
    });
    return () => {
      isStale = true;
    };
  }, [isMissing, i18n, language]);

  return figures;
}
