import { LocalTime } from '@/components/shared/LocalTime';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { useOperate } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { SuspensionsProps } from '@/lib/page/operator/operatorPages';
import { ActButton } from '@/components/operator/parts/ActButton';
import { Rows } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';

/** Creators who may not sell for now, and what becomes of their orders. */
export function SuspensionsScreen({ seat, suspensions }: SuspensionsProps) {
  const { t } = useTranslation('operator');
  const operating = useOperate();
  return (
    <OperatorFrame seat={seat} page="suspensions" operating={operating}>
      <p>{t('suspensions.intro')}</p>
      {suspensions.length === 0 ? (
        <EmptyResults icon="good" message={t('suspensions.none')} />
      ) : null}
      {suspensions.length > 0 ? (
        <Rows role="list">
          {suspensions.map(({ creator, reason, since, refundAt, openOrders }) => {
            const about = { subject: creator.id, name: `@${creator.handle}`, operating };
            return (
              <li key={creator.id}>
                <div className="what">
                  <p>
                    <b>@{creator.handle}</b>
                  </p>
                  <p>{reason}</p>
                  <p className="quiet">
                    {t('suspensions.since')} <LocalTime at={since} as="moment" /> ·{' '}
                    {t('suspensions.open', { count: openOrders })} ·{' '}
                    {refundAt === null ? (
                      t('suspensions.no_refund')
                    ) : (
                      <>
                        {t('suspensions.refund')} <LocalTime at={refundAt} as="moment" />
                      </>
                    )}
                  </p>
                </div>
                <div className="acts">
                  <ActButton act={refundAt === null ? 'REFUND_ORDERS' : 'KEEP_ORDERS'} {...about} />
                  <ActButton act="LIFT" {...about} />
                </div>
              </li>
            );
          })}
        </Rows>
      ) : null}
    </OperatorFrame>
  );
}
