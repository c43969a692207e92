import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { useOperate } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { operatorPath, reportPath } from '@/lib/navigation/tools/operatorPath';
import type { ReportsProps } from '@/lib/page/operator/operatorPages';
import type { OperatorPerson } from '@/lib/shared/operators/operators';
import { Head, Rows } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';
import { PageLinks } from '@/components/operator/parts/PageLinks';

/** Reports that wait, or those that are done. */
export function ReportsScreen({ seat, isClosed, reports, cursor, isFirst }: ReportsProps) {
  const { t } = useTranslation('operator');
  const operating = useOperate();
  const path = operatorPath('reports');
  const closed = `${path}?list=closed`;
  const nameOf = (person: OperatorPerson | null) => (person ? `@${person.handle}` : t('gone'));
  return (
    <OperatorFrame seat={seat} page="reports" operating={operating}>
      <Head>
        <h2>{t(isClosed ? 'reports.closed' : 'reports.open')}</h2>
        <ButtonLink href={isClosed ? path : closed} variant="quiet" size="small">
          {t(isClosed ? 'reports.see_open' : 'reports.see_closed')}
        </ButtonLink>
      </Head>
      {reports.length === 0 ? <EmptyResults icon="good" message={t('reports.none')} /> : null}
      {reports.length > 0 ? (
        <Rows role="list">
          {reports.map(({ id, reason, note, reporter, reported, isWhole, createdAt }) => (
            <li key={id}>
              <div className="what">
                <p>
                  <b>
                    <Link href={reportPath(id)}>
                      {t(`reason.${reason}`)}: {nameOf(reported)}
                    </Link>
                  </b>
                </p>
                {note === null ? null : <p>{note}</p>}
                <p className="quiet">
                  {t(isWhole ? 'reports.whole' : 'reports.message')} ·{' '}
                  {t('reports.by', { name: nameOf(reporter) })} ·{' '}
                  <LocalTime at={createdAt} as="moment" />
                </p>
              </div>
            </li>
          ))}
        </Rows>
      ) : null}
      <PageLinks path={isClosed ? closed : path} cursor={cursor} isFirst={isFirst} />
    </OperatorFrame>
  );
}
