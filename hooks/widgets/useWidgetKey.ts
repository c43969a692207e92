import { useFragment } from '@/hooks/ui/page/useFragment';

/**
 * The overlay key of the address. It stands in the fragment, which browsers never send.
 * Undefined on the server, null when the address has none.
 */
export function useWidgetKey(): string | null | undefined {
  const fragment = useFragment();
  if (fragment === undefined) return undefined;
  return new URLSearchParams(fragment).get('key') || null;
}
