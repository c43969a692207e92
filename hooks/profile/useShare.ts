import { useCopy } from '@/hooks/ui/useCopy';

/** Hands a page of this site to whatever the device shares with; without that, copies its address. */
export function useShare(path: string, title: string) {
  const { state, copy } = useCopy();

  async function share() {
    const url = `${window.location.origin}${path}`;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (reason) {
      // The reader thought better of it; anything else is a device that cannot after all.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copy(url);
    }
  }

  return { state, share };
}
