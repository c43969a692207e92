import { createGlobalStyle } from 'styled-components';
import { defaultThemeVariables } from '@/styles/defaultTheme';

const ThemeVariables = createGlobalStyle<{ $variables: string }>`
  :root {
    ${({ $variables }) => $variables};
  }
`;

interface CreatorThemeProps {
  /** Declarations computed by the server; without them the page follows nobody. */
  variables: string | undefined;
}

/** The page's colours. They come and go with its props, so leaving a page takes its theme away. */
export function CreatorTheme({ variables }: CreatorThemeProps) {
  return <ThemeVariables $variables={variables ?? defaultThemeVariables} />;
}
