import dynamic from 'next/dynamic';
import { useState } from 'react';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { joinStateOf } from '@/hooks/party/fan/joinState';
import { usePartyLive } from '@/hooks/party/fan/usePartyLive';
import type { PartyView } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { hasLine, PartyHero } from './Hero';
import { JoinCard } from './join/JoinCard';
import { LineCard } from './LineCard';
import { NowCard } from './NowCard';
import { partyIcons } from './partyIcons';
import { Page, Rest } from './PartyScreen.styles';

// Words that never change, last on the page: they are no part of what a visitor waits for.
const HowItWorks = dynamic(() => import('./HowItWorks').then((module) => module.HowItWorks), {
  ssr: false,
});

/** A queue as visitors and fans see it. */
export function PartyScreen({ initial }: { initial: PartyView }) {
  const { t } = useTranslation('party');
  const { user } = useSession();
  const { party, currentMember, reload } = usePartyLive(initial);
  const [landed, setLanded] = useState<string | null>(null);
  const { creator, memberCount, notice, state, title } = party;
  const isWaiting = party.myEntry?.status === STATUS.waiting;
  const me = isWaiting ? (user?.handle ?? null) : landed;
  return (
    <Page>
      <PageHead
        title={t('page.title', { title, name: creator.name })}
        description={t('page.description', { game: party.game })}
      />
      <PartyHero
        party={party}
        me={me}
        canJoin={joinStateOf(party, user?.id ?? null) === 'form'}
      />
      <JoinCard party={party} reload={reload} onLanded={setLanded} />
      <Rest>
        <LiveNote />
        {notice && (
          <div className="note">
            <DrawnIcon drawing={partyIcons.message} size={22} />
            <p>
              <b>
                <bdi>{creator.name}</bdi>:
              </b>{' '}
              <span dir="auto">{notice}</span>
            </p>
          </div>
        )}
        <NowCard party={party} current={currentMember} />
        {hasLine(party) && <LineCard party={party} me={me} />}
        {state !== 'ENDED' && <HowItWorks party={party} />}
      </Rest>
      <LiveRegion
        message={`${t(`state.${state}`)}. ${t('page.waiting', { count: memberCount })}`}
      />
    </Page>
  );
}
