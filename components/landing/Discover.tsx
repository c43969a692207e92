import { useFresh } from '@/hooks/secureql/useFresh';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { Notice } from '@/components/ui/Notice';
import { numbersIn } from '@/lib/i18n/numbers';
import type { LandingPeople } from '@/lib/page/landing';
import { CreatorCard } from './CreatorCard';
import { Cards, Chip, Chips, Heading, Root } from './Discover.styles';

const ID = 'discover';

function addressOf(category: string | null, after?: string): string {
  const query = new URLSearchParams();
  if (category !== null) query.set('category', category);
  if (after !== undefined) query.set('after', after);
  const search = query.toString();
  return `/${search ? `?${search}` : ''}#${ID}`;
}

/** Creators by category. Plain links, so that it works without scripts. */
export function Discover({ people }: { people: LandingPeople | null }) {
  const { t } = useTranslation('landing');
  return (
    <Root id={ID} aria-labelledby={`${ID}-title`}>
      <Heading id={`${ID}-title`}>{t('discover.heading')}</Heading>
      {people === null ? (
        <Notice kind="warning" title={t('discover.away')}>
          <p>{t('discover.away_text')}</p>
        </Notice>
      ) : (
        <People people={people} />
      )}
    </Root>
  );
}

function People({ people }: { people: LandingPeople }) {
  const { t, i18n } = useTranslation('landing');
  const { categories, category, after, cursor } = people;
  const creators = useFresh(
    'creators/get-featured/',
    { category, cursor: after },
    people.creators,
    ({ userCreators }) => userCreators.items,
  );
  const figures = numbersIn(i18n.language);
  return (
    <>
      {categories.length > 0 ? (
        <nav aria-label={t('discover.categories')}>
          <Chips role="list">
            <li>
              <Chip href={addressOf(null)} aria-current={category === null ? 'true' : undefined}>
                {t('discover.all')}
              </Chip>
            </li>
            {categories.map(({ key, count }) => (
              <li key={key}>
                <Chip href={addressOf(key)} aria-current={key === category ? 'true' : undefined}>
                  {t(`common:category.${key}`)}
                  <span>{figures.format(count)}</span>
                </Chip>
              </li>
            ))}
          </Chips>
        </nav>
      ) : null}
      {creators.length > 0 ? (
        <Cards role="list">
          {creators.map((creator) => (
            <CreatorCard key={creator.id} creator={creator} />
          ))}
        </Cards>
      ) : (
        <EmptyResults
          message={
            category === null
              ? t('discover.nobody')
              : t('discover.nobody_in', { category: t(`common:category.${category}`) })
          }
        >
          <ButtonLink href={category === null ? '/signup' : addressOf(null)} variant="quiet">
            {t(category === null ? 'discover.be_first' : 'discover.show_all')}
          </ButtonLink>
        </EmptyResults>
      )}
      {cursor !== null ? (
        <div>
          <ButtonLink href={addressOf(category, cursor)} variant="quiet">
            {t('discover.more')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
