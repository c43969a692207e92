import { useEffect, useState } from 'react';
import { useCall } from '@/hooks/secureql/useCall';
import type {
  AvailabilitySettings,
  AvailabilityView,
} from '@/lib/shared/availability/availability';

/** What the last change was about, in words: "Friday 17:00–18:00". */
interface Step {
  settings: AvailabilitySettings;
  what: string;
}

/** So many steps can be taken back. */
const STEPS_KEPT = 100;

/** What can be changed; before anything was saved in `zone`. */
function settingsOf(view: AvailabilityView, zone: string): AvailabilitySettings {
  const { weekly, overrides, bufferBefore, bufferAfter } = view;
  const { noticeMinutes, horizonDays, mostPerDay } = view;
  return {
    ...{ weekly, overrides, bufferBefore, bufferAfter, noticeMinutes, horizonDays, mostPerDay },
    timeZone: view.version === 0 ? zone : view.timeZone,
  };
}

/** The hours of a creator while they change them; nothing counts before it is saved, in `zone` at first. */
export function useHours(first: AvailabilityView, zone: string) {
  const [saved, setSaved] = useState(first);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const call = useCall('availability/save-settings/');
  const last = steps.at(-1);
  const settings = last?.settings ?? settingsOf(saved, zone);

  const isChanged = last !== undefined;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  function change(next: AvailabilitySettings, what: string) {
    setSteps((before) => [...before.slice(-STEPS_KEPT), { settings: next, what }]);
  }

  async function save(): Promise<boolean> {
    const { answer } = await call.run({ version: saved.version, settings });
    const item = answer?.saveAvailability.item;
    if (!item) return false;
    setSaved(item);
    setSteps([]);
    return true;
  }

  return {
    saved,
    before: settingsOf(saved, zone),
    settings,
    isChanged,
    /** What the last change was. */
    what: last?.what ?? '',
    change,
    undo: () => setSteps((before) => before.slice(0, -1)),
    save,
    isSaving: call.isRunning,
    refusal: call.refusal,
  };
}

export type Hours = ReturnType<typeof useHours>;
