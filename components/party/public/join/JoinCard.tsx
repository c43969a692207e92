import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { joinStateOf } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { JoinSheet } from './Join.styles';
import { JoinForm } from './JoinForm';

// Each for those who need it, and most who come can join.
const JoinedPlace = dynamic(() => import('./JoinedPlace').then((module) => module.JoinedPlace));
const TellMe = dynamic(() => import('./TellMe').then((module) => module.TellMe));

interface Props {
  party: PartyView;
  reload: () => Promise<void>;
  onLanded: (handle: string) => void;
}

/** The way into the line, one's place in it, or why there is neither and what to do instead. */
export function JoinCard({ party, reload, onLanded }: Props) {
  const { t } = useTranslation('party');
  const { user } = useSession();
  const state = joinStateOf(party, user?.id ?? null);
  const { name } = party.creator;
  const words = { name, count: party.queueSize ?? 0 };
  const isHost = state === 'own' || state === 'draft';
  const loginPath = `/login?next=${encodeURIComponent(`/party/${party.id}#join`)}`;
  return (
    <JoinSheet id="join" aria-labelledby="join-title">
      {state === 'form' ? (
        <JoinForm party={party} reload={reload} onLanded={onLanded} />
      ) : state === 'joined' && party.myEntry ? (
        <JoinedPlace party={party} entry={party.myEntry} />
      ) : (
        <>
          <h2 id="join-title">{t(`join.${state}_title`, words)}</h2>
          <p>{t(`join.${state}_text`, words)}</p>
          {isHost && (
            <ButtonLink href={`/party/${party.id}/dashboard`} size="large" isWide>
              {t('join.own_link')}
            </ButtonLink>
          )}
          {(state === 'followers' || state === 'invited') && (
            <ButtonLink href={loginPath} size="large" isWide>
              {t('common:log_in')}
            </ButtonLink>
          )}
          {(state === 'closed' || state === 'full' || state === 'ended') && (
            <TellMe creator={party.creator} loginPath={loginPath} />
          )}
        </>
      )}
    </JoinSheet>
  );
}
