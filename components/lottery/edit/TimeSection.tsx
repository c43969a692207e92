import { useState } from 'react';
import { LiveLengthField } from '@/components/console/edit/LiveLengthField';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { NumberField } from '@/components/ui/forms/NumberField';
import { TextField } from '@/components/ui/forms/TextField';
import { closingOf, CLOSINGS } from '@/hooks/lottery/edit/readSettings';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { typedMoment } from '@/lib/i18n/localMoment';
import { LIMITS } from '@/lib/shared/limits';
import type { SectionProps } from './EditLotteryForm';
import { LockedSection } from './LockedSection';

/** What a draw on a stream starts with, in minutes. */
const USUAL_MINUTES = 10;

/** When it opens and closes. */
export function TimeSection({ edit, errors }: SectionProps) {
  const { t } = useTranslation('lotteryEdit');
  const { settings, lottery } = edit;
  const [closing, setClosing] = useState<string>(closingOf(settings));
  // The server does not know the clock of the reader.
  const isInBrowser = useIsInBrowser();
  const isBefore = lottery.state === 'DRAFT' || lottery.state === 'SCHEDULED';
  return (
    <LockedSection title={t('time.title')} isLocked={edit.isLocked}>
      <ChoiceCards
        legend={t('time.closing')}
        name="closing"
        defaultValue={closing}
        onChange={setClosing}
        options={CLOSINGS.map((value) => ({
          value,
          label: t(`time.${value}`),
          hint: t(`time.${value}_hint`),
        }))}
      />
      {closing === 'MINUTES' && (
        <NumberField
          name="settings.openMinutes"
          label={t('time.minutes')}
          error={errors['settings.openMinutes']}
          defaultValue={settings.openMinutes ?? USUAL_MINUTES}
          min={1}
          max={LIMITS.drawMinutes}
          required
        />
      )}
      {closing === 'AT' && isInBrowser && (
        <TextField
          name="settings.closesAt"
          type="datetime-local"
          label={t('time.closes_at')}
          hint={t('time.zone')}
          error={errors['settings.closesAt']}
          defaultValue={typedMoment(settings.closesAt)}
          required
        />
      )}
      {isBefore && isInBrowser && (
        <TextField
          name="settings.opensAt"
          type="datetime-local"
          label={t('time.opens_at')}
          hint={t('time.opens_at_hint')}
          error={errors['settings.opensAt']}
          defaultValue={typedMoment(settings.opensAt)}
          isOptional
        />
      )}
      {isBefore && (
        <LiveLengthField
          name="settings.liveMinutes"
          error={errors['settings.liveMinutes']}
          minutes={settings.liveMinutes}
        />
      )}
    </LockedSection>
  );
}
