import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FormError } from '@/components/ui/forms/FormError';
import { useCall } from '@/hooks/secureql/useCall';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';

/** Turns a fan into a creator. Everything they had stays, and it cannot be undone. */
export function BecomeCreator() {
  const { t } = useTranslation('settings');
  const { locale } = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const { run, isRunning, refusal } = useCall('accounts/choose-user-type/');

  async function become() {
    const { answer } = await run({ userType: 'CREATOR' });
    if (answer === null) return;
    // A full page load, because sidebar, home and rights have changed.
    const language = isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
    window.location.assign(localePath(language, '/dashboard/home'));
  }

  return (
    <Section id="creator" title={t('creator.title')} intro={t('creator.intro')}>
      <div>
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {t('creator.button')}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('creator.question')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
            <Button isLoading={isRunning} onClick={() => void become()}>
              {t('creator.confirm')}
            </Button>
          </>
        }
      >
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
        <p>{t('creator.text')}</p>
      </Dialog>
    </Section>
  );
}
