import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showTheme } from '@/lib/navigation/themeStyle';
import { afterNextPaint } from '@/lib/page/paint';

/** Hue in degrees, and mode. */
export interface Looks {
  hue: number;
  isDark: boolean;
}

/**
 * A preview of colours on the whole page while they are chosen. The code that computes colours is
 * loaded with the first change. Leaving the page ends the preview.
 */
export function useThemePreview(initial: Looks) {
  const [looks, setLooks] = useState(initial);
  const [variables, setVariables] = useState<string | null>(null);
  const takeBack = useRef<() => void>(undefined);

  useEffect(() => () => takeBack.current?.(), []);

  // After every render, because the page applies its own theme whenever it gets new props.
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
