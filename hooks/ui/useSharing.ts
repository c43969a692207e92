import { useState } from 'react';

/** What is handed over: a picture of this site, words, and where they lead. */
interface Shared {
  /** Path of the picture. */
  picture: string;
  fileName: string;
  text: string;
  url: string;
}

/**
 * Hands something over to the reader's other apps. `canShare` is false where the browser has no such
 * thing, as most on desktops. A picture that does not come, or that no app takes, is left out.
 */
export function useSharing() {
  const [isRunning, setIsRunning] = useState(false);
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  async function share({ picture, fileName, text, url }: Shared) {
    setIsRunning(true);
    const file = await fileOf(picture, fileName);
    const words = { text, url };
    const all = file ? { ...words, files: [file] } : words;
    // Rejects when the reader changes their mind, too: there is nothing to say then.
    await navigator.share(navigator.canShare?.(all) ? all : words).catch(() => undefined);
    setIsRunning(false);
  }

  return { canShare, share, isRunning };
}

async function fileOf(path: string, name: string): Promise<File | null> {
  try {
    const response = await fetch(path);
    if (!response.ok) return null;
    return new File([await response.blob()], name, { type: 'image/png' });
  } catch {
    return null;
  }
}
