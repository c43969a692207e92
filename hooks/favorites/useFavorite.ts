import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { useToast } from '@/hooks/ui/useToast';
import { errorOf } from '@/lib/secureql/answer';
import type { Favorite } from './types';

interface Standing {
  isKept: boolean;
  notifyLive: boolean;
}

/** One favorite and what its owner does with it: shown at once, taken back when it fails. */
export function useFavorite(favorite: Favorite) {
  const { t } = useTranslation('favorites');
  const { targetType, targetId } = favorite;
  const [standing, setStanding] = useState<Standing>({
    isKept: true,
    notifyLive: favorite.notifyLive,
  });
  const saving = useSecureqlMutation('favorites/save-favorite/');
  const removing = useSecureqlMutation('favorites/remove-favorite/');
  const toast = useToast();
  const isRunning = saving.isRunning || removing.isRunning;

  async function change(wish: Standing) {
    if (isRunning) return;
    setStanding(wish);
    const answer = wish.isKept
      ? await saving.run({ targetType, targetId, notifyLive: wish.notifyLive })
      : await removing.run({ targetType, targetId });
    const code = answer && errorOf(answer);
    if (answer && code === null) return;
    setStanding(standing);
    toast.error(code ? t(`errors:${code}`) : t('favorites.not_saved'));
  }

  return {
    ...standing,
    isRunning,
    remove: () => change({ ...standing, isKept: false }),
    restore: () => change({ ...standing, isKept: true }),
    setNotifyLive: (notifyLive: boolean) => change({ isKept: true, notifyLive }),
  };
}
