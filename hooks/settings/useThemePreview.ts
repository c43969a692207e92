import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showTheme } from '@/lib/navigation/themeStyle';
import { afterNextPaint } from '@/lib/page/paint';

/** Hue in degrees, and mode. */
export interface ThemeChoice {
  hue: number;
  isDark: boolean;
}

/**
 * A preview of colours on the whole page while they are chosen. The code that computes colours is
 * loaded with the first change. Leaving the page ends the preview.
 */
export function useThemePreview(initial: ThemeChoice) {
  const [theme, setTheme] = useState(initial);
  const [variables, setVariables] = useState<string | null>(null);
  const takeBack = useRef<() => void>(undefined);

  useEffect(() => () => takeBack.current?.(), []);

  // After every render, because the page applies its own theme whenever it gets new props.
  useLayoutEffect(() => {
    if (variables !== null) showTheme(variables);
  });

  function preview(change: Partial<ThemeChoice>): void {
    const next = { ...theme, ...change };
    setTheme(next);
    void import('@/lib/shared/palette').then(({ themeVariables }) => {
      takeBack.current?.();
      takeBack.current = afterNextPaint(() => setVariables(themeVariables(next.hue, next.isDark)));
    });
  }

  /** Paints the page as it was before anything was tried. */
  function takeAllBack(): void {
    if (variables === null) return;
    void import('@/lib/shared/palette').then(({ themeVariables }) =>
      showTheme(themeVariables(initial.hue, initial.isDark)),
    );
  }

  return { theme, preview, takeBack: takeAllBack };
}
