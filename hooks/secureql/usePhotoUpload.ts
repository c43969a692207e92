import { useRef, useState } from 'react';
import { errorOf } from '@/lib/secureql/browser/answer';
import { sendPhoto } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { ErrorCode } from '@/lib/shared/errors';
import { LIMITS } from '@/lib/shared/limits';
import type { UploadedPhoto } from '@/lib/shared/media/uploads';

/** The picture a user chose, and the state of its upload. */
export interface ChosenPhoto {
  name: string;
  /** The picture as a `data:` address; empty until it is read. */
  preview: string;
  /** How much of it is uploaded, 0 to 1. */
  share: number;
  /** Why it was refused; null while it is being uploaded. */
  error: ErrorCode | null;
}

/** Takes a stored photo; returns why it could not be used. */
type OnStored = (photo: UploadedPhoto) => Promise<ErrorCode | null>;

/**
 * Uploads a picture as soon as it is chosen and passes the stored one to `onStored`. The choice
 * stays until the picture is stored or dropped, so that it can be sent again after a failure.
 */
export function usePhotoUpload(onStored: OnStored) {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  const file = useRef<File | null>(null);

  const change = (of: File, part: Partial<ChosenPhoto>) => {
    if (file.current === of) setChosen((old) => old && { ...old, ...part });
  };

  async function send(picked: File): Promise<void> {
    change(picked, { error: null, share: 0 });
    const error = await store(picked, (share) => change(picked, { share }), onStored);
    if (error !== null) change(picked, { error });
    else if (file.current === picked) drop();
  }

  async function choose(picked: File): Promise<void> {
    file.current = picked;
    setChosen({ name: picked.name, preview: '', share: 0, error: null });
    void readAddress(picked).then((preview) => change(picked, { preview }));
    await send(picked);
  }

  function drop(): void {
    file.current = null;
    setChosen(null);
  }

  async function retry(): Promise<void> {
    if (file.current) await send(file.current);
  }

  return { chosen, choose, retry, drop, isSending: chosen !== null && chosen.error === null };
}

async function store(
  picked: File,
  onShare: (share: number) => void,
  onStored: OnStored,
): Promise<ErrorCode | null> {
  // The server would refuse it, too, but only after the whole upload.
  if (picked.size > LIMITS.photoBytes) return 'media.too_large';
  try {
    const result = await sendPhoto(picked, onShare);
    const { item } = result.uploadPhoto;
    return errorOf(result) ?? (item ? await onStored(item) : 'internal');
  } catch (reason) {
    return reason instanceof SecureqlError ? reason.code : 'internal';
  }
}

/** As `data:`, which the page's content policy allows for pictures. */
function readAddress(picked: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsDataURL(picked);
  });
}
