import type { DragEvent } from 'react';
import { readGiven } from './readGiven';

interface Takers {
  onProof: (file: File) => void;
  onReceipt: (receipt: unknown) => void;
}

/** Files that a reader chooses or drops on the page: a receipt is compared, all else is checked. */
export function useGivenFiles({ onProof, onReceipt }: Takers) {
  async function take(files: FileList | null): Promise<void> {
    for (const file of files ?? []) {
      const given = await readGiven(file);
      if (given.kind === 'receipt') onReceipt(given.receipt);
      else onProof(given.file);
    }
  }

  const dropping = {
    // Without it the browser would open the file instead of the page.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void take(event.dataTransfer.files);
    },
  };
  return { take: (files: FileList | null) => void take(files), dropping };
}
