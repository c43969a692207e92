import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import type { PartyView } from '@/hooks/party/types';
import { useCall } from '@/hooks/secureql/useCall';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  creator: PartyView['creator'];
  loginPath: string;
}

/** Follows the creator and is told when their next line opens. A visitor logs in first. */
export function TellMe({ creator, loginPath }: Props) {
  const { t } = useTranslation('party');
  const { isLoggedIn } = useSession();
  const [isTold, setIsTold] = useState(false);
  const follow = useCall('favorites/save-favorite/');
  if (!isLoggedIn) {
    return (
      <ButtonLink href={loginPath} size="large" isWide>
        {t('tell.button', { name: creator.name })}
      </ButtonLink>
    );
  }
  if (isTold) {
    return (
      <Notice kind="good" isLive>
        {t('tell.done', { name: creator.name })}
      </Notice>
    );
  }

  async function press() {
    const { answer } = await follow.run({
      targetType: 'CREATOR',
      targetId: creator.id,
      notifyLive: true,
    });
    setIsTold(answer !== null);
  }
  return (
    <>
      <FormError>{follow.refusal && t(`errors:${follow.refusal}`)}</FormError>
      <Button size="large" isWide isLoading={follow.isRunning} onClick={() => void press()}>
        {t('tell.button', { name: creator.name })}
      </Button>
      <p className="fine">{t('tell.fine', { name: creator.name })}</p>
    </>
  );
}
