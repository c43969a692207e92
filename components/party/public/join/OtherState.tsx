import { LocalTime } from '@/components/shared/LocalTime';
import { TellMe } from '@/components/shared/TellMe';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import type { JoinState } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { JoinedPlace } from './JoinedPlace';

interface Props {
  party: PartyView;
  state: Exclude<JoinState, 'form'>;
  /** Reads the page's queue again. */
  reload: () => Promise<void>;
}

/** What there is to wait for, in states that end. */
const AWAITED: Partial<Record<JoinState, 'open' | 'free'>> = {
  planned: 'open',
  closed: 'open',
  full: 'free',
};

/** One's place in the line, or why there is no form and what to do instead. */
export function OtherState({ party, state, reload }: Props) {
  const { t } = useTranslation('party');
  const { id, creator, isAsked, myEntry, opensAt, queueSize } = party;
  const words = { name: creator.name, count: queueSize ?? 0 };
  const about = AWAITED[state];
  if (state === 'joined' && myEntry) {
    return <JoinedPlace party={party} entry={myEntry} reload={reload} />;
  }
  return (
    <>
      <h2 id="join-title">{t(`join.${state}_title`, words)}</h2>
      <p>{t(`join.${state}_text`, words)}</p>
      {state === 'planned' && opensAt && (
        <p>
          <strong>
            <LocalTime at={opensAt} as="moment" />
          </strong>
        </p>
      )}
      {about && <TellMe toolId={id} isAsked={isAsked} about={about} />}
      {(state === 'own' || state === 'draft') && (
        <ButtonLink href={`/party/${id}/dashboard`} size="large" isWide>
          {t('join.own_link')}
        </ButtonLink>
      )}
      {(state === 'followers' || state === 'buyers' || state === 'invited') && (
        <ButtonLink
          href={`/login?next=${encodeURIComponent(`/party/${id}#join`)}`}
          size="large"
          isWide
        >
          {t('common:log_in')}
        </ButtonLink>
      )}
      {state === 'ended' && (
        <ButtonLink href={`/${creator.handle}`} variant="quiet" size="large" isWide>
          {t('join.to_creator')}
        </ButtonLink>
      )}
    </>
  );
}
