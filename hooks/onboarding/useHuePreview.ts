import { useEffect, type RefObject } from 'react';

/**
 * Paints parts of the page in a hue, without a call: `dark` and `light` each in their own theme. The
 * code that computes colours is loaded with the first one. By script, since the content policy
 * forbids `style=`.
 */
export function useHuePreview(
  hue: number,
  { dark, light }: Readonly<Record<'dark' | 'light', RefObject<HTMLElement | null>>>,
): void {
  useEffect(() => {
    let isOver = false;
    void import('@/lib/shared/palette').then(({ themeVariables }) => {
      if (isOver) return;
      if (dark.current) dark.current.style.cssText = themeVariables(hue, true);
      if (light.current) light.current.style.cssText = themeVariables(hue, false);
    });
    return () => {
      isOver = true;
    };
  }, [hue, dark, light]);
}
