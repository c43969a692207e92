import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { Column } from '@/components/console/Column';
import { useQueue } from '@/components/party/console/QueueContext';
import { PersonRow } from '@/components/party/console/rows/PersonRow';

interface Props {
  isShown: boolean;
  onStartAll: (entryIds: string[]) => void;
}

/** Those who were called: they answer, then they play. */
export function NextColumn({ isShown, onStartAll }: Props) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const people = party.current.filter(({ status }) => status !== STATUS.playing);
  return (
    <Column
      name="next"
      isAccented
      isShown={isShown}
      title={t('console.list_next')}
      count={people.length}
      isEmpty={people.length === 0}
      emptyText={t('console.next_empty')}
      actions={
        people.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => onStartAll(people.map(({ id }) => id))}
          >
            {t('console.start_all')}
          </Button>
        )
      }
    >
      {people.map((member) => (
        <PersonRow key={member.id} member={member} />
      ))}
    </Column>
  );
}
