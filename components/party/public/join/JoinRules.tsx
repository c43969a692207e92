import { Badge } from '@/components/ui/Badge';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  party: PartyView;
  /** The form asks for an email anyway. */
  isEmailAsked: boolean;
}

/** What is asked of who joins, before anybody types an answer. Nothing where nothing is. */
export function JoinRules({ party, isEmailAsked }: Props) {
  const { t } = useTranslation('party');
  const { whoCanJoin, groupMax, rejoin, cooldownMinutes, creator } = party;
  const { name } = creator;
  return (
    <p className="rules">
      {whoCanJoin !== 'EVERYONE' && !isEmailAsked && (
        <Badge>{t(`rule.${whoCanJoin}`, { name })}</Badge>
      )}
      {groupMax > 1 && <Badge>{t('rule.group', { size: groupMax })}</Badge>}
      {rejoin !== 'FREE' && <Badge>{t(`rule.${rejoin}`, { count: cooldownMinutes })}</Badge>}
    </p>
  );
}
