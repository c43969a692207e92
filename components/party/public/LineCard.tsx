import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { MemberRow } from './MemberRow';
import { MemberList } from './PartyScreen.styles';

const FIRST = 5;

// For who wants to read on.
const WholeLine = dynamic(() => import('./WholeLine').then((module) => module.WholeLine));

interface Props {
  party: PartyView;
  /** Handle of the reader's own place; null: they have none. */
  me: string | null;
}

/** The first of those who wait; all of them on demand. */
export function LineCard({ party, me }: Props) {
  const { t } = useTranslation('party');
  const [isWhole, setIsWhole] = useState(false);
  const { memberCount, orderPolicy, partyMembers } = party;
  const hasPlaces = orderPolicy === 'LANES';
  const waiting = partyMembers.filter(({ status }) => status === STATUS.waiting);
  const first = waiting.slice(0, FIRST);
  const isLong = memberCount > first.length;
  return (
    <Card aria-labelledby="line-title">
      <div className="top">
        <h2 id="line-title">{t('members.title')}</h2>
        {isLong && !isWhole && t('members.first', { shown: first.length, count: memberCount })}
      </div>
      {first.length === 0 && <p>{t('members.empty')}</p>}
      {isWhole ? (
        <WholeLine party={party} me={me} />
      ) : (
        <MemberList role="list">
          {first.map((member, index) => (
            <MemberRow
              key={member.id}
              member={member}
              place={hasPlaces ? `${index + 1}` : undefined}
              isMe={!member.isGuest && member.handle === me}
            />
          ))}
        </MemberList>
      )}
      {isLong && !isWhole && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            {t('members.all', { count: memberCount })}
          </Button>
        </div>
      )}
    </Card>
  );
}
