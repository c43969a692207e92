import dynamic from 'next/dynamic';
import { LocalTime } from '@/components/shared/LocalTime';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { joinStateOf, ticketPath, type JoinState } from '@/hooks/party/fan/joinState';
import type { PartyView } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { isUp } from '@/lib/shared/parties/partyStatus';
import { JoinForm } from './JoinForm';
import { JoinRules } from './JoinRules';

// Most readers come to an open line and never need it.
const TellMe = dynamic(() => import('@/components/shared/TellMe').then((module) => module.TellMe));

interface Props {
  party: PartyView;
  reload: () => Promise<void>;
}

/** The join form, or why there is none and what to do instead. */
export function JoinPanel({ party, reload }: Props) {
  const { t } = useTranslation('party');
  const { user } = useSession();
  const state = joinStateOf(party, user?.id ?? null);
  const isMyTurn = state === 'joined' && isUp(party.myEntry?.status ?? 0);
  const name = party.creator.name;
  return (
    <Card id="join" aria-labelledby="join-title">
      <h2 id="join-title">
        {state === 'form'
          ? t('join.title')
          : t(isMyTurn ? 'join.joined_up_title' : `join.${state}_title`, { name })}
      </h2>
      {state === 'form' ? (
        <>
          <JoinRules party={party} />
          <JoinForm party={party} reload={reload} />
        </>
      ) : (
        <>
          <p>{t(`join.${state}_text`, { name })}</p>
          <NextStep state={state} party={party} />
        </>
      )}
    </Card>
  );
}

function NextStep({ state, party }: { state: JoinState; party: PartyView }) {
  const { t } = useTranslation('party');
  if (state === 'joined' && party.myEntry) {
    return (
      <div>
        <ButtonLink href={ticketPath(party.id, party.myEntry.queueUuid)} size="large">
          {t('join.joined_link')}
        </ButtonLink>
      </div>
    );
  }
  if (state === 'planned' || state === 'closed' || state === 'full') {
    return (
      <>
        {party.opensAt && (
          <p>
            <strong>
              <LocalTime at={party.opensAt} as="moment" />
            </strong>
          </p>
        )}
        <TellMe
          toolId={party.id}
          isAsked={party.isAsked}
          about={state === 'full' ? 'free' : 'open'}
        />
      </>
    );
  }
  if (state === 'own' || state === 'draft') {
    return (
      <div>
        <ButtonLink href={`/party/${party.id}/dashboard`}>{t('join.own_link')}</ButtonLink>
      </div>
    );
  }
  return null;
}
