import { useEffect, useMemo, useState } from 'react';
import { useRehearsed } from '@/hooks/realtime/useRehearsed';
import { useCall } from '@/hooks/secureql/useCall';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { tryCall } from '@/lib/secureql/tryCall';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type { WidgetAlert } from '@/lib/shared/widgets/messages';
import { PACES, type Rehearsal, type RehearsalAct } from '@/lib/shared/widgets/rehearsal';

export type Pace = (typeof PACES)[number];

const NO_ALERTS: readonly WidgetAlert[] = [];

/** The creator's rehearsal: its switch, and what the preview shows of it. */
export function useRehearsal(creator: PartyCreator) {
  const { t } = useTranslation('studio');
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const [alerts, setAlerts] = useState(NO_ALERTS);
  const { run, isRunning, refusal } = useCall('widgets/rehearse/');

  useEffect(() => {
    let isGone = false;
    void tryCall('widgets/get-rehearsal/', {}).then(({ answer }) => {
      const item = answer?.getRehearsal.item;
      if (item && !isGone) setRehearsal(item.rehearsal);
    });
    return () => {
      isGone = true;
    };
  }, []);

  async function act(what: RehearsalAct, pace: Pace) {
    const { answer } = await run({ act: what, pace });
    const item = answer?.rehearse.item;
    if (item) setRehearsal(item.rehearsal);
  }

  const rehearsed = useRehearsed({
    rehearsal,
    creator,
    words: {
      queue: t('rehearsal.queue'),
      draw: t('rehearsal.draw'),
      prize: t('rehearsal.prize'),
      fund: t('rehearsal.fund'),
      milestone: t('rehearsal.milestone'),
    },
    onAlert: (alert) => setAlerts([alert]),
  });
  const sample = useMemo(() => {
    if (rehearsed === null) return null;
    const { party, lottery, fund } = rehearsed;
    const tools = [
      ...(party ? [{ kind: 'PARTY', party }] : []),
      ...(lottery ? [{ kind: 'LOTTERY', lottery }] : []),
      ...(fund ? [{ kind: 'FUND', fund }] : []),
    ];
    return { tools, alerts };
  }, [rehearsed, alerts]);

  return {
    /** Null: nothing is rehearsed, or it is over. */
    sample,
    isPaused: rehearsal?.since === null,
    pace: PACES.find((one) => one === rehearsal?.pace) ?? PACES[0],
    isBusy: isRunning,
    refusal,
    act,
  };
}
