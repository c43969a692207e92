import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster, Stack } from '@/components/ui/Stack';
import { usePlan } from '@/hooks/party/host/usePlan';
import type { PartySummary } from '@/hooks/party/types';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { localMoment, momentOf, QUARTERS, soon } from '@/lib/i18n/localMoment';
import { LIMITS } from '@/lib/shared/limits';
import { BookedThen } from './BookedThen';
import { Pair } from './List.styles';

interface Props {
  /** The queue to plan; null: a new one. */
  party: PartySummary | null;
  onClose: () => void;
  /** Reads the list again and leads back to it. */
  onDone: () => Promise<void>;
}

/** Lengths to choose from, in minutes. */
const LENGTHS = [30, 60, 90, 120, 180, 240, 300, 360, 480, 720];

/** Date, time and length of a show; for a new one its title and game as well. */
export function PlanDialog({ party, onClose, onDone }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const { plan, isRunning, failure } = usePlan(onDone);
  const [isTimeMissing, setIsTimeMissing] = useState(false);
  const [now] = useState(() => new Date());
  const start = party?.opensAt ? localMoment(new Date(party.opensAt)) : soon(now);
  const times = QUARTERS.includes(start.time) ? QUARTERS : [start.time, ...QUARTERS];
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const at = momentOf({ day: textOf(data, 'day'), time: textOf(data, 'time') });
    setIsTimeMissing(!at);
    if (!at) return;
    const what = party
      ? { partyID: party.id }
      : { title: textOf(data, 'title'), game: textOf(data, 'game') };
    void plan(what, { startsAt: at.toISOString(), minutes: Number(data.get('minutes')) });
  }

  const fields = failure?.fields ?? {};
  const isInFields = Object.keys(fields).some((name) => name === 'title' || name === 'game');
  return (
    <Dialog isOpen onClose={onClose} title={t(party ? 'plan.title_again' : 'plan.title')}>
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack>
          <FormError>{failure && !isInFields && t(`errors:${failure.code}`)}</FormError>
          <BookedThen bookings={failure?.bookings ?? []} />
          {!party && (
            <>
              <TextField
                name="title"
                label={t('create.name')}
                hint={t('create.name_hint')}
                error={fields.title}
                maxLength={LIMITS.partyTitle}
                autoComplete="off"
                required
              />
              <TextField
                name="game"
                label={t('create.game')}
                error={fields.game}
                maxLength={LIMITS.partyGame}
                autoComplete="off"
                required
              />
            </>
          )}
          <Pair>
            <TextField
              name="day"
              type="date"
              label={t('plan.day')}
              error={isTimeMissing ? t('plan.day_missing') : undefined}
              defaultValue={start.day}
              min={localMoment(now).day}
              required
            />
            <SelectField
              name="time"
              label={t('plan.time')}
              defaultValue={start.time}
              options={times.map((value) => ({
                value,
                label: clock.format(new Date(`1970-01-01T${value}Z`)),
              }))}
            />
          </Pair>
          <SelectField
            name="minutes"
            label={t('plan.length')}
            hint={t('plan.length_hint')}
            defaultValue={String(party?.plannedMinutes ?? 180)}
            options={lengthsWith(party?.plannedMinutes).map((minutes) => ({
              value: String(minutes),
              label:
                minutes < 60
                  ? t('plan.minutes', { count: minutes })
                  : t('plan.hours', { count: minutes / 60 }),
            }))}
          />
          <p>{t('plan.zone', { zone })}</p>
          <Cluster $justify="end">
            <Button variant="quiet" onClick={onClose}>
              {t('create.cancel')}
            </Button>
            <Button type="submit" isLoading={isRunning}>
              {t('plan.submit')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

function lengthsWith(minutes: number | undefined): number[] {
  if (minutes === undefined || LENGTHS.includes(minutes)) return LENGTHS;
  return [...LENGTHS, minutes].sort((a, b) => a - b);
}
