import { StatusBadge } from '@/components/ui/StatusBadge';
import { useOperate } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CategoriesProps } from '@/lib/page/operator/operatorPages';
import { ActButton } from '@/components/operator/parts/ActButton';
import { Rows } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';

/** All categories; nobody is led to those that are hidden. */
export function CategoriesScreen({ seat, categories }: CategoriesProps) {
  const { t } = useTranslation('operator');
  const operating = useOperate();
  return (
    <OperatorFrame seat={seat} page="categories" operating={operating}>
      <p>{t('categories.intro')}</p>
      <Rows role="list">
        {categories.map(({ key, isHidden }) => (
          <li key={key}>
            <div className="what">
              <p>
                <b>{t(`common:category.${key}`)}</b>{' '}
                {isHidden ? (
                  <StatusBadge status="quiet">{t('categories.hidden')}</StatusBadge>
                ) : null}
              </p>
            </div>
            <ActButton
              act={isHidden ? 'SHOW_CATEGORY' : 'HIDE_CATEGORY'}
              subject={key}
              name={t(`common:category.${key}`)}
              operating={operating}
            />
          </li>
        ))}
      </Rows>
    </OperatorFrame>
  );
}
