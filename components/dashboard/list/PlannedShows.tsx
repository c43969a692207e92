import { LocalTime } from '@/components/shared/LocalTime';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { Stack } from '@/components/ui/Stack';
import type { PartySummary } from '@/hooks/party/types';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DayTile, Plan, Plans } from './List.styles';

interface Props {
  parties: readonly PartySummary[];
  onPlan: (party: PartySummary) => void;
  onCancel: (party: PartySummary) => void;
}

/** What is planned, soonest first. */
export function PlannedShows({ parties, onPlan, onCancel }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack as="section" aria-labelledby="planned-title">
      <h2 id="planned-title">{t('list.planned')}</h2>
      <Plans role="list">
        {parties.map((party) => (
          <Plan key={party.id}>
            <Day at={party.opensAt ?? party.createdAt} />
            <div>
              <h3>
                <bdi>{party.title}</bdi>
              </h3>
              {party.opensAt && (
                <p>
                  <LocalTime at={party.opensAt} as="weekday" /> · {t('list.by_itself')}
                </p>
              )}
              <p>{t('list.asked', { count: party.askerCount ?? 0 })}</p>
            </div>
            <Menu
              label={t('list.more', { title: party.title })}
              trigger={<DrawnIcon drawing={dashboardIcons.more} size={22} />}
            >
              <MenuLink href={`/party/${party.id}/dashboard`}>{t('party.open_console')}</MenuLink>
              <MenuButton type="button" onClick={() => onPlan(party)}>
                {t('list.change_date')}
              </MenuButton>
              <MenuButton type="button" onClick={() => onCancel(party)}>
                {t('list.call_off')}
              </MenuButton>
            </Menu>
          </Plan>
        ))}
      </Plans>
    </Stack>
  );
}

function Day({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const zone = useIsInBrowser() ? {} : { timeZone: 'UTC' };
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, ...zone }).format(new Date(at));
  return (
    <DayTile dateTime={at} aria-hidden="true" suppressHydrationWarning>
      <span suppressHydrationWarning>{part({ month: 'short' })}</span>
      <strong suppressHydrationWarning>{part({ day: 'numeric' })}</strong>
    </DayTile>
  );
}
