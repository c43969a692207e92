import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { useCallsByMail } from '@/hooks/push/useCallsByMail';
import { usePush } from '@/hooks/push/usePush';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Choices, Root, Words } from './Offer.styles';
import { Standing } from './Standing';

/** What `PushOffer` loads. */
export function Offer() {
  const push = usePush();
  const mail = useCallsByMail();
  const [hasPressed, setHasPressed] = useState(false);
  if (push.standing === null || mail.standing === null) return null;
  const by = push.standing === 'on' ? 'push' : mail.standing === 'on' ? 'mail' : null;
  // Who comes back with one of them on knows it.
  if (by !== null) return hasPressed ? <IsOn by={by} /> : null;
  return <Choose push={push} mail={mail} onPress={() => setHasPressed(true)} />;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The button that was pressed is gone: its focus comes here, and the words are read out. */
function IsOn({ by }: { by: 'push' | 'mail' }) {
  const { t } = useTranslation('push');
  return (
    <Root aria-labelledby="push-offer">
      <DrawnIcon drawing={dashboardIcons.notifications} />
      <Words ref={focus} tabIndex={-1}>
        <h2 id="push-offer">{t(`offer.is_on_${by}`)}</h2>
        <p>{t('offer.is_on_text')}</p>
      </Words>
    </Root>
  );
}

interface ChooseProps {
  push: ReturnType<typeof usePush>;
  mail: ReturnType<typeof useCallsByMail>;
  onPress: () => void;
}

function Choose({ push, mail, onPress }: ChooseProps) {
  const { t } = useTranslation('push');
  // The ticket asks those who have a name alone for an e-mail itself, right below.
  const isQuick = useSession().user?.isQuick ?? false;
  const canAsk = push.standing === 'possible' || push.standing === 'failed';
  const refusal = push.refusal ?? mail.refusal;
  const press = (act: () => Promise<void>) => () => {
    onPress();
    void act();
  };
  return (
    <Root aria-labelledby="push-offer">
      <DrawnIcon drawing={dashboardIcons.notifications} />
      <Words>
        <h2 id="push-offer">{t('offer.title')}</h2>
        <p>{t('offer.text')}</p>
        <Standing of={push.standing} refusal={refusal} />
      </Words>
      <Choices>
        {canAsk ? (
          <Button size="small" isLoading={push.isAsking} onClick={press(push.turnOn)}>
            {t(push.isAsking ? 'offer.asking' : 'offer.turn_on')}
          </Button>
        ) : null}
        {mail.standing === 'off' ? (
          <Button
            size="small"
            variant={canAsk ? 'quiet' : 'primary'}
            isLoading={mail.isSaving}
            onClick={press(mail.turnOn)}
          >
            {t('offer.mail')}
          </Button>
        ) : isQuick ? null : (
          <ButtonLink
            size="small"
            variant={canAsk ? 'quiet' : 'primary'}
            href="/dashboard/settings?active=verifications"
          >
            {t('offer.mail_confirm')}
          </ButtonLink>
        )}
      </Choices>
    </Root>
  );
}
