import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';

interface Props {
  /** Null while nothing is known of it. */
  waitRange: { fromMinutes: number; toMinutes: number } | null;
}

/** How long it may take, as a fact of a ticket. */
export function WaitFact({ waitRange }: Props) {
  const { t } = useTranslation('ticket');
  return (
    <div>
      <dt>{t('ticket.wait_label')}</dt>
      {waitRange === null ? (
        <dd className="words">{t('ticket.wait_unknown')}</dd>
      ) : (
        <dd>
          <WaitWords {...waitRange} />
        </dd>
      )}
    </div>
  );
}

function WaitWords({ fromMinutes, toMinutes }: NonNullable<Props['waitRange']>) {
  const { t, i18n } = useTranslation('ticket');
  if (fromMinutes === 0 || toMinutes <= 1) return t('ticket.wait_up_to', { minutes: toMinutes });
  const figures = numbersIn(i18n.language);
  const range =
    fromMinutes === toMinutes
      ? figures.format(toMinutes)
      : `${figures.format(fromMinutes)}–${figures.format(toMinutes)}`;
  return t('ticket.wait_range', { range });
}
