import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { useRef } from 'react';
import { useRouter } from 'next/router';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import type { PersonalInfo } from '@/hooks/settings/types';
import { useTimeZones } from '@/hooks/ui/time/useTimeZones';
import { DEFAULT_LOCALE, isLocaleCode, LANGUAGES } from '@/lib/navigation/locales';
import { goToLanguage } from '@/lib/navigation/rememberLanguage';
import { LIMITS } from '@/lib/shared/limits';
import { Section } from './Section';
import { Pair } from './Settings.styles';
import { KeptForm } from './KeptForm';

const languages = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** Names, language and time zone. The phone number is verified elsewhere. */
export function PersonalSection({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  const { asPath } = useRouter();
  const chosen = useRef(info.locale);
  const { zones, zone, listAll } = useTimeZones(info.timeZone);
  const form = useSecureqlForm(
    'accounts/save-personal-info/',
    (data) => {
      const locale = textOf(data, 'locale');
      return {
        firstName: textOf(data, 'firstName'),
        lastName: textOf(data, 'lastName'),
        timeZone: textOf(data, 'timeZone'),
        locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE,
      };
    },
    {
      onDone: ({ savePersonalInfo: { item } }) => {
        if (item) chosen.current = item.locale;
      },
    },
  );

  /** Who chose another language goes there; who only reads this page in one stays in it. */
  async function follow() {
    const { current } = chosen;
    if (isLocaleCode(current) && current !== info.locale) await goToLanguage(current, asPath);
  }

  return (
    <Section id="personal" title={t('personal.title')} intro={t('personal.intro')} isPrivate>
      <KeptForm name="personal" form={form} after={follow}>
        <Pair>
          <TextField
            name="firstName"
            label={t('personal.first_name')}
            error={form.fieldErrors.firstName}
            defaultValue={info.firstName}
            autoComplete="given-name"
            maxLength={LIMITS.name}
            required
          />
          <TextField
            name="lastName"
            label={t('personal.last_name')}
            error={form.fieldErrors.lastName}
            defaultValue={info.lastName}
            autoComplete="family-name"
            maxLength={LIMITS.name}
            isOptional
          />
        </Pair>
        <Pair>
          <SelectField
            name="locale"
            label={t('personal.language')}
            hint={t('personal.language_hint')}
            error={form.fieldErrors.locale}
            defaultValue={info.locale}
            options={languages}
          />
          <SelectField
            // The browser's own choice comes after the server's.
            key={zone}
            name="timeZone"
            label={t('personal.zone')}
            hint={t('personal.zone_hint')}
            error={form.fieldErrors.timeZone}
            defaultValue={zone}
            onFocus={listAll}
            onPointerDown={listAll}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          />
        </Pair>
      </KeptForm>
      <p>
        {info.phone ? t('personal.phone', { phone: info.phone }) : t('personal.no_phone')}{' '}
        <Link href="/dashboard/settings?active=verifications">{t('personal.phone_link')}</Link>
      </p>
    </Section>
  );
}
