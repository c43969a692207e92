/** Id of the style element that holds the page's theme. */
export const THEME_STYLE_ID = 'theme-style';

/** The rule of a theme; more specific than the default one, whichever comes later in the page. */
export function styleOf(variables: string | undefined): string {
  return variables === undefined ? '' : `html:root{${variables}}`;
}

/** Paints the page anew; without variables in the default theme. */
export function showTheme(variables: string | undefined): void {
  const element = document.getElementById(THEME_STYLE_ID);
  const style = styleOf(variables);
  if (element !== null && element.textContent !== style) element.textContent = style;
}
