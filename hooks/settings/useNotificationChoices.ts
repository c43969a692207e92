import { useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { NotificationChoice } from './types';

type Named = Pick<NotificationChoice, 'type' | 'channel'>;

const isSame = (a: Named, b: Named) => a.type === b.type && a.channel === b.channel;

/** Switches that change at once, are saved one by one, and are reset when saving fails. */
export function useNotificationChoices(initial: readonly NotificationChoice[]) {
  const [choices, setChoices] = useState(initial);
  const [outcome, setOutcome] = useState<'still' | 'saved' | 'failed'>('still');

  const set = (named: Named, isOn: boolean) =>
    setChoices((all) => all.map((one) => (isSame(one, named) ? { ...one, isOn } : one)));

  async function choose({ type, channel }: Named, isOn: boolean) {
    set({ type, channel }, isOn);
    setOutcome('still');
    const payload = { type, channel, isOn };
    const { refusal } = await tryCall('accounts/save-notification-prefs/', payload);
    if (refusal !== null) set({ type, channel }, !isOn);
    setOutcome(refusal === null ? 'saved' : 'failed');
  }

  return { choices, outcome, choose };
}
