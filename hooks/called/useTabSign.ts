import { useEffect, useEffectEvent } from 'react';
import { clearTabSign, signTab, type TabIcon } from '@/lib/alerts/tabSign';

/** A page that is left writes its title after this one; it is put back. */
const LOOK_MS = 500;

/**
 * What the tab says for as long as the component lives; `isWhole` replaces the page's title, else the
 * words stand before it. Null says nothing.
 */
export function useTabSign(sign: { words: string; icon: TabIcon; isWhole?: boolean } | null): void {
  const show = useEffectEvent(() => {
    if (sign) signTab((page) => (sign.isWhole ? sign.words : `${sign.words} · ${page}`), sign.icon);
  });
  const words = sign?.words ?? null;
  useEffect(() => {
    if (words === null) return undefined;
    show();
    const timer = setInterval(() => show(), LOOK_MS);
    return () => clearInterval(timer);
  }, [words]);
  const isOn = sign !== null;
  useEffect(() => (isOn ? clearTabSign : undefined), [isOn]);
}
