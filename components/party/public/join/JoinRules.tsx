import { Badge } from '@/components/ui/Badge';
import { Notice } from '@/components/ui/Notice';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  party: PartyView;
  /** Why an email has to be confirmed first; null: it has not. */
  asks: 'host' | 'crowd' | null;
}

/** What is asked of who joins, before anybody types an answer. Nothing where nothing is. */
export function JoinRules({ party, asks }: Props) {
  const { t } = useTranslation('party');
  const { whoCanJoin, groupMax, rejoin, cooldownMinutes, creator } = party;
  const { name } = creator;
  return (
    <>
      {asks && (
        <Notice>{t(`join.asks_${asks}`, { name })}</Notice>
      )}
      <p className="rules">
        {whoCanJoin !== 'EVERYONE' && !asks && <Badge>{t(`rule.${whoCanJoin}`, { name })}</Badge>}
        {groupMax > 1 && <Badge>{t('rule.group', { size: groupMax })}</Badge>}
        {rejoin !== 'FREE' && <Badge>{t(`rule.${rejoin}`, { count: cooldownMinutes })}</Badge>}
      </p>
    </>
  );
}
