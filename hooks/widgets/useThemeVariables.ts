import { useEffect } from 'react';

/**
 * Puts a theme's CSS variables on the page by script, which a strict content policy allows where
 * it forbids `style=`. Anything but a variable is left out: a `color-scheme` would paint the
 * transparent page.
 */
export function useThemeVariables(variables: string | null) {
  useEffect(() => {
    if (!variables) return;
    const root = document.documentElement;
    const pairs = variables
      .split(';')
      .map((pair) => pair.split(':'))
      .filter(
        (pair): pair is [string, string] => pair.length === 2 && pair[0]?.startsWith('--') === true,
      );
    for (const [name, value] of pairs) root.style.setProperty(name, value);
    return () => {
      for (const [name] of pairs) root.style.removeProperty(name);
    };
  }, [variables]);
}
