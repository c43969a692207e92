import { useTranslation } from '@/hooks/ui/useTranslation';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import { Icon } from '@/components/ui/icons/Icon';
import { useQueue } from '@/components/party/console/QueueContext';
import { HeadCells, Heads } from './List.styles';

/** What the columns of a list hold, said once. `first`: above places and pictures. */
export function ListHeads({ first }: { first: string }) {
  const { t } = useTranslation('console');
  const { party } = useQueue();
  const { isHidden } = useStreamSafe();
  return (
    <Heads aria-hidden="true">
      <span>{first}</span>
      <span>{t('col.player')}</span>
      <HeadCells>
        {party.entryFields.map(({ key, label }) => (
          <span key={key} title={label}>
            {isHidden && <Icon name="eye-off" size={16} />} {label}
          </span>
        ))}
      </HeadCells>
      <span>{t('col.waiting')}</span>
      <span />
    </Heads>
  );
}
