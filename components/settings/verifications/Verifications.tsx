import { useTranslation } from '@/hooks/ui/useTranslation';
import { Section } from '@/components/settings/Section';
import type { PersonalInfo } from '@/hooks/settings/types';

/** The second half of the settings: what the product knows to be true of somebody. */
export function Verifications({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  return (
    <Section id="email" title={t('verify.email')} intro={info.email}>
      <p>{t('verify.email_text')}</p>
    </Section>
  );
}
