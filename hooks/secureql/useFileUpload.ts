import { useRef, useState } from 'react';
import { sendFile, type FilePlace } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { ErrorCode } from '@/lib/shared/errors';
import type { FileUse, OrderFile } from '@/lib/shared/files/files';
import { LIMITS } from '@/lib/shared/limits';

/** A file that was chosen, and the state of its upload. */
interface SentFile {
  key: string;
  name: string;
  bytes: number;
  /** How much of it is uploaded, 0 to 1. */
  share: number;
  /** Why it was refused; null while it is on its way. */
  error: ErrorCode | null;
}

const MOST_BYTES: Readonly<Record<FileUse, number>> = {
  ANSWER: LIMITS.answerFileBytes,
  DELIVERY: LIMITS.fileBytes,
  INSTANT: LIMITS.fileBytes,
};

/**
 * Uploads files as soon as they are chosen, one after the other, and passes each one that is kept to
 * `onKept`. What was refused stays, so that it can be sent again or dropped.
 */
export function useFileUpload(place: FilePlace, onKept: (file: OrderFile) => void) {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const files = useRef(new Map<string, { file: File; stop: AbortController }>());
  const turn = useRef(Promise.resolve());

  const change = (key: string, part: Partial<SentFile>) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function drop(key: string) {
    files.current.get(key)?.stop.abort();
    files.current.delete(key);
    setSent((all) => all.filter((one) => one.key !== key));
  }

  async function send(key: string) {
    const chosen = files.current.get(key);
    if (!chosen) return;
    // The server would refuse it, too, but only after the whole upload.
    if (chosen.file.size > MOST_BYTES[place.use]) return change(key, { error: 'file.too_large' });
    try {
      const onShare = (share: number) => change(key, { share });
      const kept = await sendFile(chosen.file, place, onShare, chosen.stop.signal);
      drop(key);
      onKept(kept);
    } catch (reason) {
      change(key, { error: reason instanceof SecureqlError ? reason.code : 'internal' });
    }
  }

  const queue = (key: string) => {
    turn.current = turn.current.then(() => send(key));
  };

  function choose(picked: readonly File[]) {
    const added = picked.map((file) => {
      const key = newRequestKey();
      files.current.set(key, { file, stop: new AbortController() });
      return { key, name: file.name, bytes: file.size, share: 0, error: null };
    });
    setSent((all) => [...all, ...added]);
    added.forEach(({ key }) => queue(key));
  }

  return {
    sent,
    isSending: sent.some(({ error }) => error === null),
    choose,
    drop,
    retry: (key: string) => {
      change(key, { error: null, share: 0 });
      queue(key);
    },
  };
}
