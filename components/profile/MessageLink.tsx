import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { callSecureql } from '@/lib/secureql/browser/client';
import { personPath } from '@/lib/shared/messaging/conversations';

/** The way to write to a creator, for those who may; nothing for all others. */
export function MessageLink({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('profile');
  const [isAllowed, setIsAllowed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    callSecureql('can-chat-users', { userIds: [creatorId] }).then(
      ({ canChat }) => {
        if (isWanted) setIsAllowed(canChat.items[0]?.allowed ?? false);
      },
      // The page is whole without it.
      () => undefined,
    );
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
