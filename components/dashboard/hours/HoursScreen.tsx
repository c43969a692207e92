import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Spinner } from '@/components/ui/Spinner';
import { Cluster } from '@/components/ui/Stack';
import { useCalendar } from '@/hooks/hours/useCalendar';
import { useHours, type Hours } from '@/hooks/hours/useHours';
import { useHoursEdit } from '@/hooks/hours/useHoursEdit';
import { useWeek, type Week as ShownWeek } from '@/hooks/hours/useWeek';
import { useCall } from '@/hooks/secureql/useCall';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTimeZones } from '@/hooks/ui/time/useTimeZones';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { AvailabilityView } from '@/lib/shared/availability/availability';
import { DayDialog } from './DayDialog';
import { Column, Layout } from './Hours.styles';
import { OwnDays } from './OwnDays';
import { Rules } from './Rules';
import { SaveBar } from './SaveBar';
import { Week } from './week/Week';
import { WeekRows } from './WeekRows';

const MINUTE_MS = 60_000;
/** The calendar is read for a week behind today as well: the one that is shown began before. */
const SPARE_DAYS = 14;

/** When the creator can be booked: the hours of every week, the calendar they make, and the rules. */
export function HoursScreen({ start }: { start: AvailabilityView }) {
  // Before anything was saved the account's zone counts, else that of the browser.
  const isZoneKnown = start.version > 0 || start.timeZone !== 'UTC';
  const { zone } = useTimeZones(isZoneKnown ? start.timeZone : null);
  const hours = useHours(start, zone);
  const now = useNow(MINUTE_MS);
  const week = useWeek(hours.settings.timeZone, now);
  // Days are those of the reader's clock and of zones: no server knows them.
  if (now === null || week === null) {
    return (
      <Card aria-busy="true">
        <Spinner />
      </Card>
    );
  }
  return <Inside hours={hours} now={now} week={week} />;
}

function Inside({ hours, now, week }: { hours: Hours; now: number; week: ShownWeek }) {
  const { t } = useTranslation('hours');
  const edit = useHoursEdit(hours);
  const free = useCall('availability/free-time/');
  const [day, setDay] = useState<string | null>(null);
  const { settings } = hours;
  const first = week.monday < week.thisMonday ? week.monday : week.thisMonday;
  const ahead = daysBetween(first, week.monday) + SPARE_DAYS;
  const calendar = useCalendar({
    from: first,
    days: Math.max(hours.saved.horizonDays + SPARE_DAYS, ahead),
  });

  async function onFree(blockId: string) {
    await free.run({ blockId });
    await calendar.load();
  }

  return (
    <>
      {!hours.saved.isOpen && !hours.isChanged && <Begin hours={hours} />}
      <FormError code={calendar.errorCode}>
        {calendar.errorCode && t(`errors:${calendar.errorCode}`)}
      </FormError>
      <Layout>
        <Column>
          <WeekRows hours={hours} edit={edit} />
          <Rules hours={hours} />
          <OwnDays settings={settings} today={week.today} edit={edit} onDay={setDay} />
        </Column>
        <Week
          {...{ settings, week, edit }}
          blocks={calendar.blocks}
          onFree={(id) => void onFree(id)}
          onDay={setDay}
        />
      </Layout>
      <SaveBar hours={hours} blocks={calendar.blocks} now={now} />
      {day !== null && (
        <DayDialog
          date={day}
          zone={settings.timeZone}
          edit={edit}
          onClose={() => setDay(null)}
          onBlocked={calendar.load}
        />
      )}
    </>
  );
}

/** What a creator without hours sees: why it matters, and two ways to begin. */
function Begin({ hours }: { hours: Hours }) {
  const { t } = useTranslation('hours');
  const { settings, change } = hours;
  const begin = (days: (weekday: number) => boolean, range: { from: number; to: number }) =>
    settings.weekly.map((_, weekday) => (days(weekday) ? [range] : []));
  return (
    <Notice kind="info" title={t('begin.title')}>
      <p>{t('begin.text')}</p>
      <Cluster $gap={2}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            const weekly = begin(isWorkday, { from: 18 * 60, to: 22 * 60 });
            change({ ...settings, weekly }, t('begin.evenings'));
          }}
        >
          {t('begin.evenings')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            const weekly = begin((weekday) => !isWorkday(weekday), { from: 14 * 60, to: 20 * 60 });
            change({ ...settings, weekly }, t('begin.weekends'));
          }}
        >
          {t('begin.weekends')}
        </Button>
      </Cluster>
    </Notice>
  );
}

const isWorkday = (weekday: number) => weekday < 5;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * MINUTE_MS));
}
