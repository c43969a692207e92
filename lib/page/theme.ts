import type { CurrentUser } from '@/lib/session/currentUser';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { DEFAULT_HUE, themeVariables } from '@/lib/shared/palette';

/** Whose looks a page takes: its owner's, the viewer's own, or nobody's. */
export type ThemeSource = 'owner' | 'viewer' | 'default';

/** Hue in degrees, mode, and both as CSS declarations for `:root`; without them the default. */
export interface PageTheme {
  hue: number;
  isDark: boolean;
  variables?: string;
}

/**
 * Resolves a page's theme, on the server. `owner` is the creator's `extra_public` in any shape;
 * never throws.
 */
export function resolveTheme(
  source: ThemeSource,
  { owner, viewer }: { owner: unknown; viewer: CurrentUser | null },
): PageTheme {
  const chosen = { owner, viewer: viewer?.extraPublic, default: undefined }[source];
  const { display_hue: hue, display_is_dark_mode: isDark } = parseExtraPublic(chosen);
  const theme = { hue: Number(hue), isDark };
  if (theme.hue === DEFAULT_HUE && !isDark) return theme;
  return { ...theme, variables: themeVariables(theme.hue, isDark) };
}
