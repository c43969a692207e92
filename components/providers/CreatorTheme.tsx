import { useLayoutEffect } from 'react';

const STYLE_ID = 'theme';

// More specific than the default theme, whichever of the two comes later in the page.
const styleOf = (variables: string | undefined) =>
  variables === undefined ? '' : `html:root{${variables}}`;

interface ThemeProps {
  /** Declarations computed by the server; without them `defaultTheme.css` holds. */
  variables: string | undefined;
}

/** The page's colours before first paint. Part of the document, so it stays when pages change. */
export function ThemeStyle({ variables, nonce }: ThemeProps & { nonce: string | undefined }) {
  const style = styleOf(variables);
  return <style id={STYLE_ID} nonce={nonce} dangerouslySetInnerHTML={{ __html: style }} />;
}

/** Keeps the colours those of the page shown, so leaving a page takes its theme away. */
export function CreatorTheme({ variables }: ThemeProps) {
  useLayoutEffect(() => {
    const element = document.getElementById(STYLE_ID);
    const style = styleOf(variables);
    if (element !== null && element.textContent !== style) element.textContent = style;
  }, [variables]);
  return null;
}
