import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { KeepButton } from '@/components/shared/services/KeepButton';
import { ServiceCard } from '@/components/shared/services/ServiceCard';
import { ServiceCards } from '@/components/shared/services/ServiceCard.styles';
import { useFocusOnChange } from '@/hooks/explore/useFocusOnChange';
import { useMoreServices } from '@/hooks/explore/useMoreServices';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ExplorePageProps } from '@/lib/page/find/explore';
import { explorePath } from '@/lib/navigation/tools/experiencePath';
import { NoneFound } from './NoneFound';
import { SortMenu } from './SortMenu';

interface Props extends ExplorePageProps {
  /** Of this search. */
  address: string;
}

/** So many pictures are in sight at once. */
const AT_ONCE = 4;

/** What the search found; the heading takes the focus when another search is made. */
export function Results(props: Props) {
  const { t } = useTranslation('explore');
  const { address, found, filters } = props;
  const heading = useFocusOnChange<HTMLHeadingElement>(address);
  const { count, isCountCut } = found;
  if (found.cards.length === 0) {
    return (
      <section aria-labelledby="results-title">
        {/* With nothing found there is nothing that a word was left out of. */}
        {found.correctedTo !== null && <Corrected {...props} />}
        <NoneFound found={found} filters={filters} heading={heading} />
      </section>
    );
  }
  return (
    <section aria-labelledby="results-title">
      <Corrected {...props} />
      <div className="head">
        <h2 id="results-title" ref={heading} tabIndex={-1}>
          {t(isCountCut ? 'results.many' : 'results.count', { count })}
        </h2>
        <SortMenu filters={filters} isExact={props.isExact} />
      </div>
      {filters.sort === 'FIT' && (
        <details className="why">
          <summary>{t('why.title')}</summary>
          <p>{t('why.text')}</p>
        </details>
      )}
      <Cards key={address} {...props} />
    </section>
  );
}

function Cards({ found, cursor, filters, isExact, kept }: Props) {
  const { t } = useTranslation('explore');
  const { user } = useSession();
  const more = useMoreServices({ cards: found.cards, cursor }, filters, isExact);
  return (
    <>
      <ServiceCards role="list">
        {more.cards.map((card, place) => (
          <ServiceCard
            key={card.id}
            card={card}
            isFirst={place < AT_ONCE}
            heart={
              kept !== null &&
              card.creatorId !== user?.id && (
                <KeepButton
                  serviceId={card.id}
                  title={card.title}
                  isKept={kept.includes(card.id)}
                />
              )
            }
          />
        ))}
      </ServiceCards>
      <div className="end">
        <FormError>{more.hasFailed && t('results.failed')}</FormError>
        {more.hasMore && (
          <Button variant="quiet" isLoading={more.isLoading} onClick={() => void more.loadMore()}>
            {t(more.hasFailed ? 'common:retry' : 'results.more')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What was looked for, where it is not what was written. */
function Corrected({ found, filters }: Props) {
  const { t } = useTranslation('explore');
  const { correctedTo, ignored } = found;
  if (correctedTo === null && ignored.length === 0) return null;
  return (
    <p className="corrected">
      {correctedTo !== null && (
        <>
          {t('corrected.showing')} <b>{correctedTo}</b>.{' '}
          <Link href={explorePath(filters, true)} scroll={false} prefetch={false}>
            {t('corrected.instead', { text: filters.text })}
          </Link>
        </>
      )}{' '}
      {ignored.length > 0 &&
        t('corrected.ignored', { count: ignored.length, words: ignored.join(', ') })}
    </p>
  );
}
