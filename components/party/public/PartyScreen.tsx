import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { LiveNote } from '@/components/shared/LiveNote';
import { PageHead } from '@/components/shared/page/PageHead';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { Avatar } from '@/components/ui/Avatar';
import { BigNumber } from '@/components/ui/BigNumber';
import { Card } from '@/components/ui/Card';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { Cluster } from '@/components/ui/Stack';
import type { PartyView } from '@/hooks/party/types';
import { usePartyLive } from '@/hooks/party/fan/usePartyLive';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { CurrentMember } from './CurrentMember';
import { JoinPanel } from './JoinPanel';
import { Members } from './Members';
import { Column, Facts, Game, Host, Intro, NoticeText, Page } from './PartyScreen.styles';

/** A queue as visitors and fans see it. */
export function PartyScreen({ initial }: { initial: PartyView }) {
  const { t, i18n } = useTranslation('party');
  const { party, currentMember, reload } = usePartyLive(initial);
  const { creator, queueSize, memberCount } = party;
  const photo = parseExtraPublic(creator.extra_public).profile_photo;
  return (
    <Page>
      <PageHead
        title={t('page.title', { title: party.title, name: creator.name })}
        description={t('page.description', { game: party.game })}
      />
      <Intro>
        <Cluster>
          <PartyStateBadge state={party.state} />
        </Cluster>
        <h1>
          <bdi>{party.title}</bdi>
        </h1>
        <Game>
          <bdi>{party.game}</bdi>
        </Game>
        <Host>
          <Avatar src={photo} />
          <Link href={`/${creator.handle}`} prefetch={false}>
            {t('page.host', { name: creator.name })}
          </Link>
        </Host>
      </Intro>
      <Column>
        <LiveNote />
        {party.notice && (
          <Notice title={t('page.notice')}>
            <NoticeText dir="auto">{party.notice}</NoticeText>
          </Notice>
        )}
        <JoinPanel party={party} reload={reload} />
      </Column>
      <Column>
        <Card>
          <BigNumber
            value={numbersIn(i18n.language).format(memberCount)}
            label={t('page.waiting_label')}
          >
            <Facts>
              <li>
                {queueSize === null
                  ? t('page.no_limit')
                  : t('page.places', { taken: memberCount, size: queueSize })}
              </li>
              <li>{t('page.seats', { count: party.seatsPerRound })}</li>
            </Facts>
          </BigNumber>
          <CurrentMember party={party} member={currentMember} />
        </Card>
        <Members party={party} />
      </Column>
      <LiveRegion
        message={`${t(`state.${party.state}`)}. ${t('page.waiting', { count: memberCount })}`}
      />
    </Page>
  );
}
