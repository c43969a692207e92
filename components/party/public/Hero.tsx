import Link from 'next/link';
import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { PartyView } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { Hero } from './Hero.styles';
import { HeroLine } from './HeroLine';
import { partyIcons } from './partyIcons';

interface Props {
  party: PartyView;
  /** Handle of the reader's own place; null: they have none. */
  me: string | null;
  /** Whether the reader could stand in line. */
  canJoin: boolean;
}

/** Whether there is a line to show: somebody stands in it, or could now. */
export const hasLine = ({ state, memberCount }: PartyView) =>
  state === 'OPEN' || (state !== 'ENDED' && memberCount > 0);

/** Whose queue it is, which game, how it goes, and the line itself. */
export function PartyHero({ party, me, canJoin }: Props) {
  const { t, i18n } = useTranslation('party');
  const { creator, queueSize, memberCount, roundNo, state } = party;
  const figures = numbersIn(i18n.language);
  return (
    <Hero>
      <div className="host">
        <Link href={`/${creator.handle}`} prefetch={false}>
          <UserPhoto
            src={parseExtraPublic(creator.extra_public).profile_photo}
            name={creator.handle}
            side={48}
          />
          <span>
            <b>
              <bdi>{creator.name}</bdi>
            </b>
            {t('page.host')}
          </span>
        </Link>
        <PartyStateBadge state={state} />
      </div>
      <h1>
        <bdi>{party.title}</bdi>
      </h1>
      <p className="facts">
        <span>
          <DrawnIcon drawing={partyIcons.game} size={20} />
          <bdi>{party.game}</bdi>
        </span>
        <span>
          <DrawnIcon drawing={partyIcons.people} size={20} />
          {t('page.seats', { count: party.seatsPerRound })}
        </span>
      </p>
      <ul className="stats" role="list">
        {hasLine(party) && (
          <Stat
            value={figures.format(memberCount)}
            label={
              queueSize === null ? t('page.in_line') : t('page.places', { size: queueSize })
            }
          />
        )}
        <Wait party={party} />
        {roundNo > 0 && (
          <Stat value={figures.format(roundNo)} label={t('page.rounds', { count: roundNo })} />
        )}
      </ul>
      {hasLine(party) && <HeroLine party={party} me={me} canJoin={canJoin} />}
    </Hero>
  );
}

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <li>
      <b>{value}</b> {label}
    </li>
  );
}

/** What somebody who joins now may wait; nothing where nobody knows. */
function Wait({ party }: { party: PartyView }) {
  const { t, i18n } = useTranslation('party');
  const { joinWait, roundNo, state, orderPolicy } = party;
  if (joinWait === null) {
    const isEarly = roundNo <= 1 && state === 'OPEN' && orderPolicy === 'LANES';
    return isEarly ? <li className="words">{t('page.wait_unknown')}</li> : null;
  }
  const { fromMinutes, toMinutes } = joinWait;
  const figures = numbersIn(i18n.language);
  const ends = [...new Set([fromMinutes, Math.max(toMinutes, 1)])];
  return <Stat value={ends.map((end) => figures.format(end)).join('–')} label={t('page.wait')} />;
}
