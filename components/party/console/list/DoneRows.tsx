import { useTranslation } from '@/hooks/ui/useTranslation';
import { PanelText } from '@/components/console/frame/Frame.styles';
import { useQueue } from '@/components/party/console/QueueContext';
import { ListHeads } from './ListHeads';
import { Rows, Scroller } from './List.styles';
import { PersonRow } from './PersonRow';
import { Picture } from './Picture';

/** Those who ended last, newest first. */
export function DoneRows() {
  const { t } = useTranslation('console');
  const { done, playedCount } = useQueue().party;
  if (done.length === 0) return <PanelText>{t('console.done_empty')}</PanelText>;
  return (
    <>
      <ListHeads first="" />
      <Scroller>
        <Rows role="list">
          {done.map((member) => (
            <PersonRow
              key={member.id}
              member={member}
              place={null}
              picture={<Picture member={member} />}
            />
          ))}
        </Rows>
        {playedCount > 0 && <PanelText>{t('console.played', { count: playedCount })}</PanelText>}
      </Scroller>
    </>
  );
}
