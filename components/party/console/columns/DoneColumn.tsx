import { useTranslation } from '@/hooks/ui/useTranslation';
import { Column } from '@/components/console/Column';
import { Quiet } from '@/components/console/Console.styles';
import { useQueue } from '@/components/party/console/QueueContext';
import { PersonRow } from '@/components/party/console/rows/PersonRow';

/** Those who ended last, newest first. */
export function DoneColumn({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const { done, playedCount } = party;
  return (
    <Column
      name="done"
      isShown={isShown}
      title={t('console.list_done')}
      count={done.length}
      isEmpty={done.length === 0}
      emptyText={t('console.done_empty')}
      foot={playedCount > 0 && <Quiet>{t('console.played', { count: playedCount })}</Quiet>}
    >
      {done.map((member) => (
        <PersonRow key={member.id} member={member} />
      ))}
    </Column>
  );
}
