import { useFragment } from '@/hooks/ui/page/useFragment';

/** What the page of overlays is opened for. */
export type OverlayMode = { kind: 'key'; key: string } | { kind: 'preview' } | { kind: 'bare' };

/**
 * Reads the fragment of the address, which browsers never send: an overlay's key, or the studio's
 * preview, or neither. Undefined on the server.
 */
export function useOverlayMode(): OverlayMode | undefined {
  const fragment = useFragment();
  if (fragment === undefined) return undefined;
  if (fragment === 'preview') return { kind: 'preview' };
  const key = new URLSearchParams(fragment).get('key');
  return key ? { kind: 'key', key } : { kind: 'bare' };
}
