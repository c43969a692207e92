import { PartyStateBadge } from '@/components/shared/PartyStateBadge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { PartySummary } from '@/hooks/party/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Hero, HeroNumber } from './List.styles';

interface Props {
  party: PartySummary;
  /** The first of several. */
  isChief: boolean;
}

/** A queue that runs now, with the way to its console. */
export function LiveShow({ party, isChief }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <Hero $isChief={isChief}>
      <div>
        <PartyStateBadge state={party.state} />
        <h2>
          <bdi>{party.title}</bdi>
        </h2>
        <p>
          <bdi>{party.game}</bdi>
        </p>
      </div>
      <HeroNumber>
        <strong>{numbersIn(i18n.language).format(party.memberCount)}</strong>
        {t('list.waiting', { count: party.memberCount })}
      </HeroNumber>
      <div>
        <ButtonLink href={`/party/${party.id}/dashboard`} size="large">
          <span>
            {t('party.open_console')}
            <VisuallyHidden>: {party.title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </Hero>
  );
}
