import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { loadTexts } from '@/lib/i18n/loadTexts';

/** Texts that did not come are asked for again after this. */
const AGAIN_MS = 2000;

/**
 * Brings a namespace that the page came without, once it `isWanted`; true when its texts are there.
 * Each page has texts of its own, so they are brought again after a change of page.
 */
export function useLazyTexts(namespace: string, isWanted: boolean): boolean {
  const { i18n } = useTranslation();
  const [tries, setTries] = useState(0);
  const isThere = i18n.hasResourceBundle(i18n.language, namespace);

  useEffect(() => {
    if (isThere || !isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const again = () => setTries((count) => count + 1);
    void loadTexts(namespace).then((hasCome) => {
      if (!isOver) timer = setTimeout(again, hasCome ? 0 : AGAIN_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [i18n, isThere, isWanted, namespace, tries]);

  return isThere;
}
