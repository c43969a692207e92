import { useState } from 'react';
import { callSecureql } from '@/lib/secureql/browser/client';
import type { NotificationChoice } from './types';

type Named = Pick<NotificationChoice, 'type' | 'channel'>;

const isSame = (a: Named, b: Named) => a.type === b.type && a.channel === b.channel;

/** Switches that hold at once, are saved one by one, and go back when saving fails. */
export function useNotificationChoices(initial: readonly NotificationChoice[]) {
  const [choices, setChoices] = useState(initial);
  const [outcome, setOutcome] = useState<'still' | 'saved' | 'failed'>('still');

  const set = (named: Named, isOn: boolean) =>
    setChoices((all) => all.map((one) => (isSame(one, named) ? { ...one, isOn } : one)));

  async function choose({ type, channel }: Named, isOn: boolean) {
    set({ type, channel }, isOn);
    setOutcome('still');
    try {
      await callSecureql('accounts/save-notification-prefs/', { type, channel, isOn });
      setOutcome('saved');
    } catch {
      set({ type, channel }, !isOn);
      setOutcome('failed');
    }
  }

  return { choices, outcome, choose };
}
