import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showTheme } from '@/lib/navigation/themeStyle';
import { afterNextPaint } from '@/lib/page/paint';

/** Hue in degrees, and mode. */
export interface Looks {
  hue: number;
  isDark: boolean;
}

/**
 * Looks that the whole page takes while they are chosen. The arithmetic of colours is loaded with
 * the first change; leaving the page takes the preview away.
 */
export function useThemePreview(initial: Looks) {
  const [looks, setLooks] = useState(initial);
  const [variables, setVariables] = useState<string | null>(null);
  const takeBack = useRef<() => void>(undefined);

  useEffect(() => () => takeBack.current?.(), []);

  // With every rendering: the page paints its own theme whenever its props come anew.
  useLayoutEffect(() => {
    if (variables !== null) showTheme(variables);
  });

  function preview(change: Partial<Looks>): void {
    const next = { ...looks, ...change };
    setLooks(next);
    void import('@/lib/shared/palette').then(({ themeVariables }) => {
      takeBack.current?.();
      takeBack.current = afterNextPaint(() => setVariables(themeVariables(next.hue, next.isDark)));
    });
  }

  return { looks, preview };
}
