import { useCopy } from '@/hooks/ui/useCopy';

/** Shares a page of this site through the device's own dialog, or copies its address. */
export function useShare(path: string, title: string) {
  const { state, copy } = useCopy();

  async function share() {
    const url = `${window.location.origin}${path}`;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (reason) {
      // `AbortError`: the reader closed the dialog. Any other error: the device cannot share.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copy(url);
    }
  }

  return { state, share };
}
