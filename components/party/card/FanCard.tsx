import { useState } from 'react';
import dynamic from 'next/dynamic';
import { LocalTime } from '@/components/shared/LocalTime';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster } from '@/components/ui/Stack';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { Ticket } from '@/hooks/party/types';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { Acts, Duo, Frame, Kept, Speech, Story, Stub } from './FanCard.styles';
import { FollowButtons } from './FollowButtons';
import { NextStep } from './NextStep';

type Card = NonNullable<Ticket['card']>;

interface FanCardProps {
  ticket: Ticket;
  card: Card;
}

const ShareDialog = dynamic(() => import('./ShareDialog').then((loaded) => loaded.ShareDialog), {
  ssr: false,
});

/** What a fan keeps of an evening: that they played with whom, for how long, and the creator's thanks. */
export function FanCard({ ticket, card }: FanCardProps) {
  const { t } = useTranslation('card');
  const { user } = useSession();
  const { party, handle } = ticket;
  const { creator } = party;
  const { name } = creator;
  const hasPlayed = card.round !== null;
  const [isSharing, setIsSharing] = useState(false);
  const photo = listPhoto(creator.extra_public);
  return (
    <Frame>
      <Kept aria-labelledby="card-title">
        <Story>
          <p>
            <LocalTime at={card.at} as="date" />
            {hasPlayed && ` · ${t('played.round', { round: card.round })}`}
          </p>
          <Duo aria-hidden="true">
            <UserPhoto src={photo} name={creator.handle} side={88} />
            {hasPlayed && (
              <UserPhoto src={user?.extraPublic.profile_photo} name={handle} side={88} />
            )}
          </Duo>
          <h2 id="card-title">{t(hasPlayed ? 'played.title' : 'ended.title', { name })}</h2>
          <Words ticket={ticket} card={card} />
        </Story>
        <Numbers name={name} card={card} />
      </Kept>
      {card.thanks && (
        <Speech>
          <UserPhoto src={photo} name={creator.handle} side={40} />
          <figure>
            <blockquote dir="auto">{card.thanks}</blockquote>
            <figcaption>{t('thanks.said', { name })}</figcaption>
          </figure>
        </Speech>
      )}
      <Acts>
        <FollowButtons creator={creator} card={card} />
        {hasPlayed && (
          <Button variant="quiet" isWide onClick={() => setIsSharing(true)}>
            {t('share.button')}
          </Button>
        )}
      </Acts>
      <Cluster $justify="center">
        <NextStep ticket={ticket} />
      </Cluster>
      {isSharing && <ShareDialog ticket={ticket} onClose={() => setIsSharing(false)} />}
    </Frame>
  );
}

function Words({ ticket, card }: FanCardProps) {
  const { t, i18n } = useTranslation('card');
  const { party } = ticket;
  if (card.round === null) return <p>{t('ended.text', { name: party.creator.name })}</p>;
  const { alongside, alongsideCount } = card;
  const others = alongsideCount - alongside.length;
  const names = [...alongside, ...(others > 0 ? [t('played.others', { count: others })] : [])];
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <p>
      <bdi>{party.game}</bdi>
      {names.length > 0 && <> {t('played.alongside', { names: list })}</>}
    </p>
  );
}

function Numbers({ card, name }: { card: Card; name: string }) {
  const { t } = useTranslation('card');
  const minutes = (seconds: number) =>
    t('fact.minutes', { minutes: Math.max(1, Math.round(seconds / 60)) });
  return (
    <Stub>
      <i aria-hidden="true" />
      <div>
        <dt>{t('fact.waited')}</dt>
        <dd>{minutes(card.waitSeconds)}</dd>
      </div>
      {card.playedSeconds !== null && (
        <div>
          <dt>{t('fact.played')}</dt>
          <dd>{minutes(card.playedSeconds)}</dd>
        </div>
      )}
      {card.times !== null && (
        <div>
          <dt>{t('fact.with', { name })}</dt>
          <dd>{t('fact.times', { count: card.times, ordinal: true })}</dd>
        </div>
      )}
      <i aria-hidden="true" />
    </Stub>
  );
}
