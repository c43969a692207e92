import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { tryCall } from '@/lib/secureql/tryCall';
import type { Favorite } from './types';

interface FavoriteState {
  isFavorite: boolean;
  notifyLive: boolean;
}

interface Options {
  /** Whether it is a favorite at first. */
  isFavorite?: boolean;
  /** Said when no answer comes. */
  failure: string;
}

/** One favorite. A change is shown at once and undone when saving fails. */
export function useFavorite(
  favorite: Pick<Favorite, 'targetType' | 'targetId' | 'notifyLive'>,
  { isFavorite = true, failure }: Options,
) {
  const { t } = useTranslation('common');
  const { targetType, targetId, notifyLive: isNotified } = favorite;
  const [state, setState] = useState<FavoriteState>({ isFavorite, notifyLive: isNotified });
  const [isRunning, setIsRunning] = useState(false);
  const toast = useToast();

  async function change(next: FavoriteState) {
    if (isRunning) return;
    setIsRunning(true);
    setState(next);
    const { isFavorite: isWanted, notifyLive } = next;
    const outcome = isWanted
      ? await tryCall('favorites/save-favorite/', { targetType, targetId, notifyLive })
      : await tryCall('favorites/remove-favorite/', { targetType, targetId });
    setIsRunning(false);
    if (outcome.refusal === null) return;
    setState(state);
    toast.error(outcome.refusedAnswer === null ? failure : t(`errors:${outcome.refusal}`));
  }

  return {
    ...state,
    isRunning,
    remove: () => change({ ...state, isFavorite: false }),
    add: () => change({ ...state, isFavorite: true }),
    setNotifyLive: (notifyLive: boolean) => change({ isFavorite: true, notifyLive }),
  };
}
