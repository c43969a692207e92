import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { JoinState } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { JoinedPlace } from './JoinedPlace';
import { TellMe } from './TellMe';

interface Props {
  party: PartyView;
  state: Exclude<JoinState, 'form'>;
}

/** One's place in the line, or why there is no form and what to do instead. */
export function OtherState({ party, state }: Props) {
  const { t } = useTranslation('party');
  const { id, creator, myEntry, queueSize } = party;
  const words = { name: creator.name, count: queueSize ?? 0 };
  const loginPath = `/login?next=${encodeURIComponent(`/party/${id}#join`)}`;
  if (state === 'joined' && myEntry) return <JoinedPlace party={party} entry={myEntry} />;
  return (
    <>
      <h2 id="join-title">{t(`join.${state}_title`, words)}</h2>
      <p>{t(`join.${state}_text`, words)}</p>
      {(state === 'own' || state === 'draft') && (
        <ButtonLink href={`/party/${id}/dashboard`} size="large" isWide>
          {t('join.own_link')}
        </ButtonLink>
      )}
      {(state === 'followers' || state === 'invited') && (
        <ButtonLink href={loginPath} size="large" isWide>
          {t('common:log_in')}
        </ButtonLink>
      )}
      {(state === 'closed' || state === 'full' || state === 'ended') && (
        <TellMe creator={creator} loginPath={loginPath} />
      )}
    </>
  );
}
