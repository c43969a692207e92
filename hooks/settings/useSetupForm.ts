import { useState, type RefObject } from 'react';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import type { PayloadOf, ResultOf } from '@/lib/secureql/operations/all';
import type { Setup } from './types';
import type { SetupState } from './useSetup';

type SavePath = 'creators/save-page/' | 'creators/save-examples/' | 'creators/save-faqs/';

interface Options<P extends SavePath> {
  path: P;
  state: SetupState;
  form: RefObject<HTMLFormElement | null>;
  /** Makes the payload from the form and the page as it was saved last. */
  toPayload: (data: FormData, setup: Setup) => PayloadOf<P>;
  /** Called when the reader takes the newer version instead of their own changes. */
  onNewer: () => void;
}

/**
 * One section of the page's set-up and its own save. When the page was saved elsewhere meanwhile,
 * nothing is lost: the reader takes the newer version, or saves their own changes over it.
 */
export function useSetupForm<P extends SavePath>(options: Options<P>) {
  const { path, state, form: element, toPayload, onNewer } = options;
  const [isReading, setIsReading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const form = useSecureqlForm(path, (data) => toPayload(data, state.current()), {
    onDone: (result) => {
      state.accept(setupOf(result));
    },
  });

  async function withNewer(go: (newer: Setup) => void): Promise<void> {
    setIsReading(true);
    const newer = await state.readNewer();
    setIsReading(false);
    setHasFailed(newer === null);
    if (newer) go(newer);
  }

  const takeNewer = () =>
    withNewer((newer) => {
      state.accept(newer);
      onNewer();
    });
  const keepMine = () =>
    withNewer((newer) => {
      state.accept(newer);
      element.current?.requestSubmit();
    });
  return { ...form, conflict: { isReading, hasFailed, takeNewer, keepMine } };
}

/** Each save returns one root, which holds the page as it is now. */
function setupOf(result: unknown): Setup | null {
  const [root] = Object.values(result as ResultOf<SavePath>) as { item: Setup | null }[];
  return root?.item ?? null;
}
