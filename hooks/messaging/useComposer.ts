import { useState } from 'react';
import { usePhotoUpload } from '@/hooks/secureql/usePhotoUpload';
import { contactDataIn, type ContactKind } from '@/lib/messaging/contactData';
import { changeDraft, type DraftPlace } from '@/lib/messaging/drafts';
import { LIMITS } from '@/lib/shared/limits';
import { messageLength } from '@/lib/shared/messaging/conversations';
import type { MessagePhoto } from '@/lib/shared/messaging/messaging';
import { useDraft } from './useDraft';

interface Options {
  onSend: (body: string, photo: MessagePhoto | null) => void;
  onType: () => void;
  /** Contact data goes without a warning: the two have a paid order. */
  isContactFree: boolean;
}

/** The message being written: its text and picture, and a warning before contact data is sent. */
export function useComposer(place: DraftPlace, { onSend, onType, isContactFree }: Options) {
  const { draft } = useDraft(place);
  const [photo, setPhoto] = useState<MessagePhoto | null>(null);
  const [warned, setWarned] = useState<{ of: string; kinds: ContactKind[] } | null>(null);
  const upload = usePhotoUpload((stored) => {
    setPhoto(stored);
    return Promise.resolve(null);
  });
  const length = messageLength(draft);
  const isTooLong = length > LIMITS.messageBody || draft.length > LIMITS.messageUnits;
  const isEmpty = length === 0 && photo === null;

  function dispatch() {
    onSend(draft.trim(), photo);
    setPhoto(null);
    setWarned(null);
  }

  return {
    draft,
    /** The uploaded picture; null: none, or it is still being uploaded. */
    photo,
    upload,
    /** Letters left; null while there are more than 200. */
    left: length > LIMITS.messageBody - 200 ? LIMITS.messageBody - length : null,
    isTooLong,
    canSend: !isEmpty && !isTooLong && !upload.isSending,
    /** Kinds of contact data in the current text, once the reader has tried to send it. */
    warning: warned?.of === draft ? warned.kinds : null,
    write: (text: string) => {
      changeDraft(place, () => ({ draft: text }));
      if (text !== '') onType();
    },
    send: () => {
      if (isEmpty || isTooLong || upload.isSending) return;
      const kinds = isContactFree ? [] : contactDataIn(draft);
      if (kinds.length > 0) setWarned({ of: draft, kinds });
      else dispatch();
    },
    sendAnyway: dispatch,
    dismissWarning: () => setWarned(null),
    dropPhoto: () => {
      upload.drop();
      setPhoto(null);
    },
  };
}

export type Composing = ReturnType<typeof useComposer>;
