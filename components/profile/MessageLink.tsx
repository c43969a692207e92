import Link from 'next/link';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { tryCall } from '@/lib/secureql/tryCall';
import { personPath } from '@/lib/shared/messaging/conversations';
import { Round } from './Profile.styles';

interface Props {
  creatorId: string;
  /** A picture beside other buttons, or a button of words. */
  isRound?: boolean;
}

/** A link to write to a creator, for readers who may; nothing for all others. */
export function MessageLink({ creatorId, isRound = false }: Props) {
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
  const href = personPath(creatorId);
  return isRound ? (
    <Round as={Link} href={href} aria-label={t('message.button')} title={t('message.button')}>
      <DrawnIcon drawing={dashboardIcons.messages} size={22} />
    </Round>
  ) : (
    <ButtonLink href={href} variant="quiet">
      {t('empty.hello')}
    </ButtonLink>
  );
}
