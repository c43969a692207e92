import { useTranslation } from '@/hooks/ui/useTranslation';
import { Button } from '@/components/ui/Button';
import { Cluster } from '@/components/ui/Stack';
import type { ConsoleParty, HostMember, MemberMark } from '@/hooks/party/types';
import { idsOfCurrent } from '@/hooks/party/useConsoleShortcuts';
import { Column } from './Column';
import { PersonRow } from './PersonRow';

interface Props {
  party: ConsoleParty;
  onMark: (member: HostMember, mark: MemberMark) => void;
  onMarkAll: (entryIds: string[], mark: MemberMark) => Promise<void>;
}

/** Those called, ready or playing: what the host looks at most. */
export function CurrentColumn({ party, onMark, onMarkAll }: Props) {
  const { t } = useTranslation('console');
  const { toStart, toFinish } = idsOfCurrent(party);
  return (
    <Column
      title={t('console.current')}
      count={party.current.length}
      isEmpty={party.current.length === 0}
      emptyText={t(party.state === 'ENDED' ? 'console.banner_ENDED' : 'console.current_empty')}
      isChief
      acts={
        <Cluster $gap={2}>
          {toStart.length > 1 && (
            <Button size="small" variant="quiet" onClick={() => void onMarkAll(toStart, 'PLAYING')}>
              {t('console.start_all')}
            </Button>
          )}
          {toFinish.length > 1 && (
            <Button size="small" variant="quiet" onClick={() => void onMarkAll(toFinish, 'PLAYED')}>
              {t('console.finish_all')}
            </Button>
          )}
        </Cluster>
      }
    >
      {party.current.map((member) => (
        <PersonRow
          key={member.id}
          member={member}
          entryFields={party.entryFields}
          onMark={onMark}
        />
      ))}
    </Column>
  );
}
