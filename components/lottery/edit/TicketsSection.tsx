import { NumberField } from '@/components/ui/forms/NumberField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { SectionProps } from './EditLotteryForm';
import { LockedSection } from './LockedSection';

/** Most that each free act may give, so that nobody holds more than ten. */
const MOST = { followTickets: 5, waitedTickets: 4 } as const;

/** What gives bonus tickets: free acts, and nothing else ever. */
export function TicketsSection({ edit, errors }: SectionProps) {
  const { t } = useTranslation('lotteryEdit');
  return (
    <LockedSection title={t('tickets.title')} isLocked={edit.isLocked}>
      <p>{t('tickets.free')}</p>
      {(['followTickets', 'waitedTickets'] as const).map((name) => (
        <NumberField
          key={name}
          name={`settings.${name}`}
          label={t(`tickets.${name}`)}
          hint={t(`tickets.${name}_hint`)}
          error={errors[`settings.${name}`]}
          defaultValue={edit.settings[name]}
          min={0}
          max={MOST[name]}
          required
        />
      ))}
    </LockedSection>
  );
}
