import dynamic from 'next/dynamic';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Icon } from '@/components/ui/icons/Icon';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster, Stack } from '@/components/ui/Stack';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import type { PersonalInfo } from '@/hooks/settings/types';
import { useNotificationChoices } from '@/hooks/settings/useNotificationChoices';
import { NOTIFICATION_GROUP_NAMES, NOTIFICATION_GROUPS } from '@/lib/settings/notificationGroups';
import { QuietHours } from './QuietHours';
import { Section } from './Section';
import { Fold, Group, Intro, Saved } from './Settings.styles';

const ThisBrowser = dynamic(() => import('./ThisBrowser').then((module) => module.ThisBrowser), {
  ssr: false,
});

/** Which notifications the user gets, and where; each switch is saved when it is pressed. */
export function NotificationsSection({ info }: { info: PersonalInfo }) {
  const { t } = useTranslation('settings');
  const { choices, outcome, choose } = useNotificationChoices(info.notifications);
  return (
    <Section id="notifications" title={t('notify.title')} intro={t('notify.intro')}>
      <FormError>{outcome === 'failed' && t('notify.failed')}</FormError>
      <Stack $gap={2}>
        {NOTIFICATION_GROUP_NAMES.map((name) => (
          <Fold key={name}>
            <summary>
              <h3>{t(`notify.group.${name}`)}</h3>
              <Icon name="chevron-down" size={20} />
            </summary>
            {NOTIFICATION_GROUPS[name].map((type) => (
              <Group key={type}>
                <legend>{t(`notify.${type}`)}</legend>
                <Intro>{t(`notify.${type}_hint`)}</Intro>
                <Cluster $gap={5}>
                  {choices
                    .filter((choice) => choice.type === type)
                    .map((choice) =>
                      choice.isChangeable ? (
                        <SwitchField
                          key={choice.channel}
                          label={t(`notify.${choice.channel}`)}
                          checked={choice.isOn}
                          onChange={(event) => void choose(choice, event.target.checked)}
                        />
                      ) : (
                        <Saved key={choice.channel}>
                          <Icon name="good" size={18} />{' '}
                          {t(`notify.${type}_${choice.channel}_always`)}
                        </Saved>
                      ),
                    )}
                </Cluster>
              </Group>
            ))}
          </Fold>
        ))}
      </Stack>
      <ThisBrowser />
      <Saved role="status">{outcome === 'saved' ? t('notify.saved') : null}</Saved>
      <QuietHours {...info} />
    </Section>
  );
}
