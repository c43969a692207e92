import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { loadTexts } from '@/lib/i18n/loadTexts';

const NAMESPACES = ['widgets', 'draw', 'drawOverlay', 'fundOverlay'];
const AGAIN_MS = 20_000;

/**
 * Turns the page to the overlay's language, whose texts are loaded where it is not the page's. False
 * while they come; without them the picture speaks the page's own, and they are asked for again.
 */
export function useOverlayTexts(locale: string): boolean {
  const { i18n } = useTranslation('widgets');
  const [failed, setFailed] = useState<{ locale: string; count: number } | null>(null);
  const isIn = i18n.language === locale;
  const failures = failed?.locale === locale ? failed.count : 0;

  useEffect(() => {
    if (isIn) return;
    let isWanted = true;
    async function load() {
      const came = await Promise.all(NAMESPACES.map((name) => loadTexts(name, locale)));
      if (!isWanted) return;
      if (came.every(Boolean)) await i18n.changeLanguage(locale);
      else setFailed({ locale, count: failures + 1 });
    }
    const timer = setTimeout(() => void load(), failures === 0 ? 0 : AGAIN_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [i18n, isIn, locale, failures]);

  return isIn || failures > 0;
}
