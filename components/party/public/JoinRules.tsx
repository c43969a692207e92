import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Facts } from './PartyScreen.styles';

/** Who may join, with how many, and whether again: before anybody types an answer. */
export function JoinRules({ party }: { party: PartyView }) {
  const { t } = useTranslation('party');
  const { whoCanJoin, groupMax, rejoin, cooldownMinutes, creator } = party;
  return (
    <Facts>
      <li>{t(`rule.${whoCanJoin}`, { name: creator.name })}</li>
      {groupMax > 1 && <li>{t('rule.group', { size: groupMax })}</li>}
      {rejoin !== 'FREE' && <li>{t(`rule.${rejoin}`, { count: cooldownMinutes })}</li>}
    </Facts>
  );
}
