import { useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useSecureqlMutation } from '@/hooks/secureql/useSecureqlMutation';
import { useToast } from '@/hooks/ui/useToast';
import { errorOf } from '@/lib/secureql/answer';

/** Whether the reader hears when a creator goes live: shown at once, taken back when it fails. */
export function useFollow(creatorId: string, isFollowedAtFirst: boolean) {
  const { t } = useTranslation('profile');
  const [isFollowed, setFollowed] = useState(isFollowedAtFirst);
  const saving = useSecureqlMutation('favorites/save-favorite/');
  const removing = useSecureqlMutation('favorites/remove-favorite/');
  const toast = useToast();
  const isRunning = saving.isRunning || removing.isRunning;

  async function toggle() {
    if (isRunning) return;
    const target = { targetType: 'CREATOR', targetId: creatorId } as const;
    setFollowed(!isFollowed);
    const answer = isFollowed
      ? await removing.run(target)
      : await saving.run({ ...target, notifyLive: true });
    const code = answer && errorOf(answer);
    if (answer && code === null) return;
    setFollowed(isFollowed);
    toast.error(code ? t(`errors:${code}`) : t('follow.failed'));
  }

  return { isFollowed, toggle };
}
