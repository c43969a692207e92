import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/buttons/Button';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { Column } from '@/components/console/Column';
import { useQueue } from '@/components/party/console/QueueContext';
import { PersonRow } from '@/components/party/console/rows/PersonRow';

interface Props {
  isShown: boolean;
  onFinishAll: (entryIds: string[]) => void;
}

/** Those whose turn it is. */
export function PlayingColumn({ isShown, onFinishAll }: Props) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const people = party.current.filter(({ status }) => status === STATUS.playing);
  return (
    <Column
      name="playing"
      isShown={isShown}
      title={t('console.list_playing')}
      count={people.length}
      isEmpty={people.length === 0}
      emptyText={t('console.playing_empty')}
      actions={
        people.length > 1 && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => onFinishAll(people.map(({ id }) => id))}
          >
            {t('console.finish_all')}
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
