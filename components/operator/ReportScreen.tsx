import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { Card } from '@/components/ui/Card';
import { useOperate, type Operating } from '@/hooks/operator/useOperate';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { operatorPath } from '@/lib/navigation/tools/operatorPath';
import type { ReportProps } from '@/lib/page/operator/operatorPages';
import { AccountActs } from '@/components/operator/parts/AccountActs';
import { ActButton } from '@/components/operator/parts/ActButton';
import { Marks } from '@/components/operator/parts/Marks';
import { Head, Rows, Words } from '@/components/operator/parts/Operator.styles';
import { OperatorFrame } from '@/components/operator/parts/OperatorFrame';

type File = NonNullable<ReportProps['file']>;

/** A report: who reported whom and why, what was reported, and what can be done. */
export function ReportScreen({ seat, file }: ReportProps) {
  const operating = useOperate();
  return (
    <OperatorFrame seat={seat} page="reports" operating={operating}>
      {file ? <ReportFile file={file} operating={operating} /> : null}
    </OperatorFrame>
  );
}

interface Props {
  file: File;
  operating: Operating;
}

function ReportFile({ file, operating }: Props) {
  const { t } = useTranslation('operator');
  const { report, marks } = file;
  const { id, reason, note, reporter, reported, createdAt, closedAt } = report;
  const nameOf = (person: typeof reporter) => (person ? `@${person.handle}` : t('gone'));
  return (
    <>
      <p>
        <Link href={operatorPath('reports')}>{t('reports.all')}</Link>
      </p>
      <Card>
        <Head>
          <h2>
            {t(`reason.${reason}`)}: {nameOf(reported)} <Marks marks={marks} />
          </h2>
          <ActButton
            act={closedAt === null ? 'CLOSE_REPORT' : 'REOPEN_REPORT'}
            subject={id}
            name={t('reports.about', { name: nameOf(reported) })}
            operating={operating}
          />
        </Head>
        <p>
          {t('reports.by', { name: nameOf(reporter) })} · <LocalTime at={createdAt} as="moment" />
        </p>
        {note === null ? null : <Words>{note}</Words>}
        {reported ? <AccountActs person={reported} marks={marks} operating={operating} /> : null}
      </Card>
      <Messages file={file} nameOf={nameOf} />
    </>
  );
}

interface MessagesProps {
  file: File;
  nameOf: (person: File['report']['reporter']) => string;
}

function Messages({ file: { report, messages }, nameOf }: MessagesProps) {
  const { t } = useTranslation('operator');
  return (
    <>
      <Head>
        <h2>{t('reports.what')}</h2>
        <p>{t('reports.only')}</p>
      </Head>
      {messages.length === 0 ? <p>{t('reports.no_messages')}</p> : null}
      <Rows role="list">
        {messages.map(({ id, isReporters, body, photoUrl, createdAt }) => (
          <li key={id}>
            <div className="what">
              <p className="quiet">
                {nameOf(isReporters ? report.reporter : report.reported)} ·{' '}
                <LocalTime at={createdAt} as="moment" />
              </p>
              <Words>{body}</Words>
              {photoUrl === null ? null : (
                <a href={photoUrl} target="_blank" rel="noreferrer">
                  {t('reports.picture')}
                </a>
              )}
            </div>
          </li>
        ))}
      </Rows>
    </>
  );
}
