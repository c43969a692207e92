import Link from 'next/link';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';
import { Rows } from '@/components/operator/parts/Operator.styles';
import { PageLinks } from '@/components/operator/parts/PageLinks';
import { LocalTime } from '@/components/shared/LocalTime';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { useOperate } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { casePath, operatorPath } from '@/lib/navigation/tools/operatorPath';
import type { CasesProps } from '@/lib/page/operator/casePages';
import { formatMoney } from '@/lib/shared/money/format';

/** Cases that wait for a person, the longest first. */
export function CasesScreen({ seat, cases, cursor, isFirst }: CasesProps) {
  const { t, i18n } = useTranslation('operator');
  const operating = useOperate();
  return (
    <OperatorFrame seat={seat} page="cases" operating={operating}>
      <p>{t('cases.intro')}</p>
      {cases.length === 0 ? <EmptyResults icon="good" message={t('cases.none')} /> : null}
      {cases.length > 0 ? (
        <Rows role="list">
          {cases.map(({ file, buyer, creator }) => {
            const { id, kind, amount, openedAt } = file.case;
            const { currency } = file;
            return (
              <li key={id}>
                <div className="what">
                  <p>
                    <b>
                      <Link href={casePath(id)}>
                        {t(`case.${kind}`)}: {file.title}
                      </Link>
                    </b>
                  </p>
                  <p className="quiet">
                    {file.number} · {buyer ? `@${buyer.handle}` : t('gone')} →{' '}
                    {creator ? `@${creator.handle}` : t('gone')}
                    {amount === null
                      ? null
                      : ` · ${formatMoney({ amount, currency }, i18n.language)}`}{' '}
                    · <LocalTime at={openedAt} as="moment" />
                  </p>
                </div>
              </li>
            );
          })}
        </Rows>
      ) : null}
      <PageLinks path={operatorPath('cases')} cursor={cursor} isFirst={isFirst} />
    </OperatorFrame>
  );
}
