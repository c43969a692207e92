import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { useWaitlistLink } from '@/hooks/landing/useWaitlistLink';
import { Said } from './Announce.styles';
import { WaitlistForm } from './WaitlistForm';

/** The waiting list: asks for an address, mails a link, and confirms it. */
export function Waitlist() {
  const { t } = useTranslation('announce');
  const { state, retry } = useWaitlistLink();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const said = useRef<HTMLDivElement>(null);
  const failure = typeof state === 'object' ? state.error : null;

  // The pressed button disappears with the form, so the focus is set anew.
  useEffect(() => {
    if (sentTo !== null) said.current?.focus();
  }, [sentTo]);

  return (
    <Card aria-labelledby="waitlist-title">
      <h2 id="waitlist-title">{t('waitlist.heading')}</h2>
      <NeedsScript />
      {state === 'running' ? <Notice isLive>{t('waitlist.confirming')}</Notice> : null}
      {failure !== null ? (
        <Said>
          <FormError>{t(`errors:${failure}`)}</FormError>
          {failure === 'waitlist.link_invalid' ? null : (
            <Button variant="quiet" onClick={retry}>
              {t('waitlist.retry')}
            </Button>
          )}
        </Said>
      ) : null}
      {state === 'confirmed' ? (
        <Notice kind="good" title={t('waitlist.confirmed')} isLive>
          <p>{t('waitlist.confirmed_text')}</p>
        </Notice>
      ) : sentTo === null ? (
        <WaitlistForm onSent={setSentTo} />
      ) : (
        <Said ref={said} tabIndex={-1}>
          <Notice kind="good" title={t('waitlist.sent')} isLive>
            <p>{t('waitlist.sent_text', { email: sentTo })}</p>
          </Notice>
          <Button variant="quiet" onClick={() => setSentTo(null)}>
            {t('waitlist.other')}
          </Button>
        </Said>
      )}
    </Card>
  );
}
