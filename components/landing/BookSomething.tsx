import Link from 'next/link';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Landing } from '@/lib/page/landing';
import { explorePath, servicePath } from '@/lib/navigation/tools/experiencePath';
import { formatMoney } from '@/lib/shared/money/format';
import { CardRoot, Cards, Heading, Root, Who } from './Discover.styles';

/** A few things to book, and the way to all of them; shorter than in lists, for the page's bytes. */
export function BookSomething({ services }: Pick<Landing, 'services'>) {
  const { t, i18n } = useTranslation('landing');
  if (services.length === 0) return null;
  return (
    <Root aria-labelledby="book-title">
      <Heading id="book-title">{t('book.heading')}</Heading>
      <p>{t('book.text')}</p>
      <Cards role="list">
        {services.map(({ id, handle, title, image, creatorName, creatorPhoto, ...price }) => (
          <CardRoot key={id}>
            {image ? <img src={image} alt="" width={640} height={360} loading="lazy" /> : <span />}
            <Who>
              <Avatar src={creatorPhoto ?? undefined} name={handle} />
              <div>
                <h3>
                  <Link href={servicePath(handle, id)} prefetch={false} dir="auto">
                    {title}
                  </Link>
                </h3>
                <p>
                  <bdi>{creatorName}</bdi>
                </p>
              </div>
            </Who>
            <p>
              {t('book.from', {
                price: formatMoney(
                  { amount: price.priceFrom, currency: price.currency },
                  i18n.language,
                ),
              })}
            </p>
          </CardRoot>
        ))}
      </Cards>
      <div>
        <ButtonLink href={explorePath()} variant="quiet">
          {t('book.all')}
        </ButtonLink>
      </div>
    </Root>
  );
}
