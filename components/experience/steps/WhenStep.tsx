import type { StepProps } from '@/components/experience/wizard/StepContent';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { PLACE_OF_GAP } from '@/hooks/experience/useSteps';
import { usePanel } from '@/hooks/secureql/usePanel';
import { oneOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { DayRange } from '@/lib/shared/availability/availability';
import { SERVICE_PLACES } from '@/lib/shared/experiences/kinds';
import { Week } from './Steps.styles';

/** When and where it takes place; what is made or fetched has neither. */
export function WhenStep({ editor: { draft, change } }: StepProps) {
  const { t } = useTranslation('experienceEdit');
  if (draft.kind !== 'SESSION') return <Notice>{t(`when.none_${draft.kind}`)}</Notice>;
  return (
    <Stack $gap={6}>
      <Hours />
      <ChoiceCards
        legend={t('when.place')}
        name="place"
        defaultValue={draft.place}
        onChange={(place) => change({ place: oneOf(SERVICE_PLACES, place) })}
        options={SERVICE_PLACES.map((value) => ({
          value,
          label: t(`place.${value}`),
          hint: t(`place.${value}_hint`),
        }))}
      />
    </Stack>
  );
}

/** The creator's hours, which all of their sessions share. */
function Hours() {
  const { t } = useTranslation('experienceEdit');
  const { data, errorCode } = usePanel('user-availability-settings', {});
  const hours = data?.availabilitySettings.item;
  return (
    <Card aria-labelledby="hours-title" aria-busy={!hours}>
      <h2 id="hours-title">{t('when.hours')}</h2>
      <FormError code={errorCode}>{errorCode && t(`errors:${errorCode}`)}</FormError>
      {hours && !hours.isOpen && <Notice kind="warning">{t('when.closed')}</Notice>}
      {hours?.isOpen && (
        <>
          <OpenDays weekly={hours.weekly} />
          <p>
            {t('when.zone', { zone: hours.timeZone.replaceAll('_', ' ') })}{' '}
            {hours.nextFreeAt && (
              <>
                {t('when.next')} <LocalTime at={hours.nextFreeAt} as="moment" />
              </>
            )}
          </p>
        </>
      )}
      <div>
        <ButtonLink href={PLACE_OF_GAP.HOURS} variant={hours?.isOpen ? 'quiet' : 'primary'}>
          {t(hours?.isOpen ? 'when.change' : 'when.set')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** A Monday: only the names of its days are used. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

function OpenDays({ weekly }: { weekly: readonly (readonly DayRange[])[] }) {
  const { i18n } = useTranslation('experienceEdit');
  const utc = { timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(i18n.language, { ...utc, weekday: 'short' });
  const clock = new Intl.DateTimeFormat(i18n.language, {
    ...utc,
    hour: 'numeric',
    minute: '2-digit',
  });
  const days = weekly.map((ranges, index) => ({ at: MONDAY + index * DAY_MS, ranges }));
  return (
    <Week>
      {days
        .filter(({ ranges }) => ranges.length > 0)
        .map(({ at, ranges }) => (
          <div key={at}>
            <dt>{day.format(at)}</dt>
            <dd>
              {ranges
                .map(({ from, to }) =>
                  clock.formatRange(at + from * MINUTE_MS, at + to * MINUTE_MS),
                )
                .join(', ')}
            </dd>
          </div>
        ))}
    </Week>
  );
}
