import { useRef, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { tryCall } from '@/lib/secureql/tryCall';
import type { Favorite } from './types';

/** What one is told of a favorite; left out: it stays as it is. */
interface Alerts {
  notifyLive?: boolean | undefined;
  /** Of a service. */
  notifySlots?: boolean | undefined;
  notifyPrice?: boolean | undefined;
}

interface FavoriteState extends Alerts {
  isFavorite: boolean;
}

interface Options {
  /** Whether it is a favorite at first. */
  isFavorite?: boolean;
  /** Said when no answer comes. */
  failure: string;
}

/** One favorite. A change is shown at once and undone when saving fails. */
export function useFavorite(
  favorite: Pick<Favorite, 'targetType' | 'targetId'> & Alerts,
  { isFavorite = true, failure }: Options,
) {
  const { t } = useTranslation('common');
  const { targetType, targetId, notifyLive: isNotified, notifySlots, notifyPrice } = favorite;
  const [state, setState] = useState<FavoriteState>({
    ...{ isFavorite, notifyLive: isNotified, notifySlots, notifyPrice },
  });
  const [isRunning, setIsRunning] = useState(false);
  /** As it is by now: what takes a change back later must not take back others with it. */
  const latest = useRef(state);
  const toast = useToast();

  /** Whether it is saved. */
  async function change(next: FavoriteState): Promise<boolean> {
    if (isRunning) return false;
    const before = latest.current;
    const show = (shown: FavoriteState) => {
      latest.current = shown;
      setState(shown);
    };
    setIsRunning(true);
    show(next);
    const { isFavorite: isWanted, ...every } = next;
    const alerts = targetType === 'SERVICE' ? every : { notifyLive: every.notifyLive };
    const outcome = isWanted
      ? await tryCall('favorites/save-favorite/', { targetType, targetId, ...alerts })
      : await tryCall('favorites/remove-favorite/', { targetType, targetId });
    setIsRunning(false);
    if (outcome.refusal === null) return true;
    show(before);
    toast.error(outcome.refusedAnswer === null ? failure : t(`errors:${outcome.refusal}`));
    return false;
  }

  return {
    ...state,
    notifyLive: state.notifyLive ?? false,
    isRunning,
    remove: () => change({ ...state, isFavorite: false }),
    add: () => change({ ...state, isFavorite: true }),
    setNotifyLive: (notifyLive: boolean) => change({ ...state, isFavorite: true, notifyLive }),
    /** Keeps it if it is not kept yet. */
    setAlerts: (alerts: Partial<Alerts>) =>
      change({ ...latest.current, ...alerts, isFavorite: true }),
  };
}

export type FavoriteEdit = ReturnType<typeof useFavorite>;
