import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { HelpIndex } from '@/lib/help/answers/helpIndex';
import { ARTICLES } from '@/lib/help/articles';
import { articleText, articleWords } from '@/lib/help/articleTexts';
import { loadHelpTexts } from '@/lib/help/loadHelpTexts';

interface Loading {
  /** Null until the articles of the page's language are there. */
  index: HelpIndex | null;
  /** They did not come; they are asked for again with `retry`, and when the browser is online. */
  hasFailed: boolean;
  retry: () => void;
}

/** The articles of the page's language, to be asked. Needs the namespace `help`. */
export function useHelpIndex(): Loading {
  const { t, i18n } = useTranslation('help');
  const { language } = i18n;
  const [late, setLate] = useState<{ of: string; index: HelpIndex } | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const index = late?.of === language ? late.index : null;
  const hasFailed = index === null && failedTry === tries;
  const retry = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    if (index !== null) return undefined;
    let isStale = false;
    void loadHelpTexts(i18n).then((figures) => {
      if (isStale) return;
      if (figures === null) {
        setFailedTry(tries);
        return;
      }
      const articles = ARTICLES.map((id) => ({
        id,
        title: t(`a.${id}`),
        text: articleText(t, id, figures),
        words: articleWords(t, id),
      }));
      setLate({ of: language, index: new HelpIndex(articles, language) });
    });
    return () => {
      isStale = true;
    };
  }, [index, i18n, language, t, tries]);

  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { index, hasFailed, retry };
}
