import { createGlobalStyle } from 'styled-components';

// More specific than the default theme, whichever of the two comes later in the page.
const ThemeVariables = createGlobalStyle<{ $variables: string }>`
  html:root {
    ${({ $variables }) => $variables};
  }
`;

interface CreatorThemeProps {
  /** Declarations computed by the server; without them `defaultTheme.css` holds. */
  variables: string | undefined;
}

/** The page's colours. They come and go with its props, so leaving a page takes its theme away. */
export function CreatorTheme({ variables }: CreatorThemeProps) {
  return variables === undefined ? null : <ThemeVariables $variables={variables} />;
}
