import { useLayoutEffect } from 'react';
import { showTheme, styleOf, THEME_STYLE_ID } from '@/lib/navigation/themeStyle';

interface ThemeProps {
  /** Declarations computed by the server; without them `defaultTheme.css` holds. */
  variables: string | undefined;
}

/** The page's colours before first paint. Part of the document, so it stays when pages change. */
export function ThemeStyle({ variables, nonce }: ThemeProps & { nonce: string | undefined }) {
  const style = styleOf(variables);
  return <style id={THEME_STYLE_ID} nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />;
}

/**
 * Keeps the colours those of the page shown, so leaving a page takes its theme away. Looks with
 * every page, whether its theme is another one or not: a preview may have painted meanwhile.
 */
export function CreatorTheme({ variables }: ThemeProps) {
  useLayoutEffect(() => showTheme(variables));
  return null;
}
