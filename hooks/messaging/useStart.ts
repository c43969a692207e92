import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { conversationPath } from '@/lib/shared/messaging/conversations';

/** Length of an id; handles are shorter. */
const ID_LENGTH = 36;

async function idOf(person: string): Promise<string | null> {
  if (person.length === ID_LENGTH) return person;
  const { answer } = await tryCall('get-creator-id', { handle: person });
  return answer?.userCreators.items[0]?.id ?? null;
}

async function start(person: string): Promise<{ id: string } | { refusal: ErrorCode }> {
  const userId = await idOf(person);
  if (userId === null) return { refusal: 'message.nobody' };
  const { answer, refusal } = await tryCall('messaging/start-conversation/', { userId });
  const item = answer?.startConversation.item;
  return item ? { id: item.id } : { refusal: refusal ?? 'internal' };
}

/**
 * Opens the conversation with whom `?to=` names, by id or by a creator's handle, and puts it into
 * the address instead. Returns why when the reader may not write to them.
 */
export function useStart(person: string | null, onStarted: () => void) {
  const router = useRouter();
  const [refused, setRefused] = useState<{ person: string; code: ErrorCode } | null>(null);

  const [tries, setTries] = useState(0);

  const open = useEffectEvent((id: string) => {
    onStarted();
    void router.replace(conversationPath(id), undefined, { shallow: true });
  });

  useEffect(() => {
    if (person === null) return undefined;
    let isOver = false;
    void start(person).then((result) => {
      if (isOver) return;
      if ('refusal' in result) setRefused({ person, code: result.refusal });
      else open(result.id);
    });
    return () => {
      isOver = true;
    };
  }, [person, tries]);

  return {
    refusal: refused?.person === person ? refused.code : null,
    retry: () => {
      setRefused(null);
      setTries(tries + 1);
    },
  };
}
