import { useRef, useState } from 'react';
import { sendFile } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { ErrorCode } from '@/lib/shared/errors';
import type { OrderFile } from '@/lib/shared/files/files';
import { LIMITS } from '@/lib/shared/limits';

/** A file that was chosen as an answer and is not sent yet: it needs a booking first. */
interface PickedFile {
  name: string;
  /** How much of it is uploaded, 0 to 1; null: it waits. */
  share: number | null;
  error: ErrorCode | null;
}

/** Files that answer questions: kept until there is a booking to send them for. */
export function useIntakeFiles() {
  const files = useRef(new Map<string, File>());
  const [picked, setPicked] = useState<Readonly<Record<string, PickedFile>>>({});

  const mark = (id: string, part: Partial<PickedFile>) =>
    setPicked((all) => {
      const one = all[id];
      return one ? { ...all, [id]: { ...one, ...part } } : all;
    });

  function drop(id: string) {
    files.current.delete(id);
    setPicked((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)));
  }

  function pick(id: string, file: File) {
    const isLarge = file.size > LIMITS.answerFileBytes;
    if (isLarge) files.current.delete(id);
    else files.current.set(id, file);
    const error = isLarge ? ('file.too_large' as const) : null;
    setPicked((all) => ({ ...all, [id]: { name: file.name, share: null, error } }));
  }

  /** Sends what waits; null: one was refused, and says why. */
  async function sendAll(bookingId: string): Promise<Record<string, OrderFile> | null> {
    const sent: Record<string, OrderFile> = {};
    for (const [id, file] of files.current) {
      mark(id, { share: 0, error: null });
      try {
        const onShare = (share: number) => mark(id, { share });
        sent[id] = await sendFile(file, { use: 'ANSWER', ref: bookingId }, onShare);
      } catch (reason) {
        const error = reason instanceof SecureqlError ? reason.code : 'internal';
        mark(id, { share: null, error });
        return null;
      }
    }
    Object.keys(sent).forEach(drop);
    return sent;
  }

  return {
    picked,
    pick,
    drop,
    sendAll,
    /** Questions whose file is chosen and can be sent. */
    ready: () => new Set(files.current.keys()),
  };
}
