import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { useOperate } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { operatorPath } from '@/lib/navigation/tools/operatorPath';
import type { FeaturedProps } from '@/lib/page/operator/operatorPages';
import { ActButton } from '@/components/operator/parts/ActButton';
import { Rows } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';

/** Creators who are shown first. They are added where they are found. */
export function FeaturedScreen({ seat, featured }: FeaturedProps) {
  const { t } = useTranslation('operator');
  const operating = useOperate();
  return (
    <OperatorFrame seat={seat} page="featured" operating={operating}>
      <p>
        {t('featured.intro')} <Link href={operatorPath('overview')}>{t('featured.add')}</Link>
      </p>
      {featured.length === 0 ? <EmptyResults icon="info" message={t('featured.none')} /> : null}
      {featured.length > 0 ? (
        <Rows role="list">
          {featured.map(({ creator, since }) => (
            <li key={creator.id}>
              <div className="what">
                <p>
                  <b>
                    <Link href={`/${creator.handle}`}>@{creator.handle}</Link>
                  </b>
                </p>
                <p className="quiet">
                  {t('featured.since')} <LocalTime at={since} as="moment" />
                </p>
              </div>
              <ActButton
                act="UNFEATURE"
                subject={creator.id}
                name={`@${creator.handle}`}
                operating={operating}
              />
            </li>
          ))}
        </Rows>
      ) : null}
    </OperatorFrame>
  );
}
