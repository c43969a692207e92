import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { tryCall } from '@/lib/secureql/tryCall';
import { personPath } from '@/lib/shared/messaging/conversations';

/** A link to write to a creator, for readers who may; nothing for all others. */
export function MessageLink({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('profile');
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    // The page is whole without it, so a refusal is not shown.
    void tryCall('can-chat-users', { userIds: [creatorId] }).then(({ answer }) => {
      if (isWanted) setIsAllowed(answer?.canChat.items[0]?.allowed ?? false);
    });
    return () => {
      isWanted = false;
    };
  }, [creatorId]);

  if (!isAllowed) return null;
  return (
    <ButtonLink href={personPath(creatorId)} variant="quiet">
      {t('message.button')}
    </ButtonLink>
  );
}
