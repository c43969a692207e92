import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { loadTexts } from '@/lib/i18n/loadTexts';

/**
 * Brings a namespace that the page came without, once it `isWanted`; true when its texts are there.
 * Each page has texts of its own, so they are brought again after a change of page.
 */
export function useLazyTexts(namespace: string, isWanted: boolean): boolean {
  const { i18n } = useTranslation();
  const [, setLoads] = useState(0);
  const { language } = i18n;
  const isThere = i18n.hasResourceBundle(language, namespace);

  useEffect(() => {
    if (isThere || !isWanted) return undefined;
    let isOver = false;
    void loadTexts(language, namespace).then((texts) => {
      if (isOver) return;
      i18n.addResourceBundle(language, namespace, texts);
      setLoads((count) => count + 1);
    });
    return () => {
      isOver = true;
    };
  }, [i18n, isThere, isWanted, language, namespace]);

  return isThere;
}
