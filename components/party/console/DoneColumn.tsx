import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ConsoleParty, HostMember, MemberMark } from '@/hooks/party/types';
import { Column } from './Column';
import { Quiet } from './Console.styles';
import { PersonRow } from './PersonRow';

interface Props {
  party: ConsoleParty;
  onMark: (member: HostMember, mark: MemberMark) => void;
}

/** Those who ended last, newest first. */
export function DoneColumn({ party, onMark }: Props) {
  const { t } = useTranslation('console');
  return (
    <Column
      title={t('console.done')}
      count={party.done.length}
      isEmpty={party.done.length === 0}
      emptyText={t('console.done_empty')}
      foot={
        party.playedCount > 0 && <Quiet>{t('console.played', { count: party.playedCount })}</Quiet>
      }
    >
      {party.done.map((member) => (
        <PersonRow key={member.id} member={member} onMark={onMark} />
      ))}
    </Column>
  );
}
