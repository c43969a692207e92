import { useTranslation } from '@/hooks/ui/useTranslation';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/buttons/Button';
import type { RecapEntry } from '@/hooks/party/host/useRecap';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import { Line } from './Recap.styles';

interface Props {
  /** Null while they are read. */
  items: readonly RecapEntry[] | null;
  entryFields: readonly EntryField[];
  isBusy: boolean;
  /** Null where nobody can be given priority. */
  onPriority: ((entryId: string) => void) | null;
}

/** People whose part in a queue is over. */
export function RecapList({ items, entryFields, isBusy, onPriority }: Props) {
  const { t } = useTranslation('console');
  if (items === null) return <p role="status">{t('console.loading')}</p>;
  if (items.length === 0) return <p>{t('recap.empty')}</p>;
  return (
    <ul role="list">
      {items.map((entry) => (
        <Line key={entry.id}>
          <div>
            <b>
              <bdi>{entry.handle}</bdi>
            </b>{' '}
            {entry.isGuest && <Badge>{t('row.guest')}</Badge>}
            <small>
              {t('row.number', { number: entry.number })} · {t(`party:status.${entry.status}`)}
              {entry.endedAt && (
                <>
                  {' · '}
                  <LocalTime at={entry.endedAt} as="time" />
                </>
              )}
              {entry.endReason && ` · ${t('row.reason', { reason: entry.endReason })}`}
            </small>
            <RecapAnswers entry={entry} entryFields={entryFields} />
          </div>
          {entry.priority && (
            <Badge $tone={entry.priority === 'GIVEN' ? 'accent' : undefined}>
              {t(`recap.priority_${entry.priority}`)}
            </Badge>
          )}
          {onPriority && entry.priority === null && !entry.isGuest && (
            <Button
              size="small"
              variant="quiet"
              isLoading={isBusy}
              aria-label={t('recap.priority_label', { handle: entry.handle })}
              onClick={() => onPriority(entry.id)}
            >
              {t('recap.priority')}
            </Button>
          )}
        </Line>
      ))}
    </ul>
  );
}

function RecapAnswers({ entry, entryFields }: { entry: RecapEntry } & Pick<Props, 'entryFields'>) {
  const labels = new Map(entryFields.map(({ key, label }) => [key, label]));
  const answers = entry.fields.filter(({ value }) => value !== '');
  if (answers.length === 0) return null;
  const texts = answers.map(({ key, value }) => `${labels.get(key) ?? key}: ${value}`);
  return <small dir="auto">{texts.join(' · ')}</small>;
}
