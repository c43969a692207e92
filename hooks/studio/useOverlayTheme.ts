import { useEffect, useState } from 'react';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';

/** The creator's own looks. */
interface Looks {
  /** In degrees. */
  hue: number;
  isDark: boolean;
}

/** The theme that settings give an overlay, as CSS declarations; null until it is computed. */
export function useOverlayTheme(
  { theme, hue }: Pick<WidgetSettings, 'theme' | 'hue'>,
  own: Looks,
): string | null {
  const [variables, setVariables] = useState<string | null>(null);
  const shownHue = hue ?? own.hue;
  const isDark = theme === 'CREATOR' ? own.isDark : theme === 'DARK';

  useEffect(() => {
    let isWanted = true;
    // Computing colours takes a library that no first paint should wait for.
    void import('@/lib/shared/palette').then(({ themeVariables }) => {
      if (isWanted) setVariables(themeVariables(shownHue, isDark));
    });
    return () => {
      isWanted = false;
    };
  }, [shownHue, isDark]);

  return variables;
}
