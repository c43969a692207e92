import type { ReactNode } from 'react';
import Link from 'next/link';
import { Logo } from '@/components/shared/page/Logo';
import { PageHead } from '@/components/shared/page/PageHead';
import { PageTabs } from '@/components/shared/page/PageTabs';
import { LocalTime } from '@/components/shared/LocalTime';
import { Card } from '@/components/ui/Card';
import type { Operating } from '@/hooks/operator/useOperate';
import { useFreshProps } from '@/hooks/ui/page/useFreshProps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import {
  OPERATOR_PAGES,
  operatorPath,
  type OperatorPage,
} from '@/lib/navigation/tools/operatorPath';
import type { OperatorState } from '@/lib/shared/operators/operators';
import { ActDialog } from './ActDialog';
import { Bar, Page } from './Operator.styles';
import { ProofForm } from './ProofForm';

interface Props {
  seat: OperatorState;
  page: OperatorPage;
  operating: Operating;
  children: ReactNode;
}

/** The bar of operators, and under it their page, or the second factor that comes before it. */
export function OperatorFrame({ seat, page, operating, children }: Props) {
  const { t } = useTranslation('operator');
  const readAgain = useFreshProps();
  const waiting: Partial<Record<OperatorPage, number>> = {
    reports: seat.openReports,
    cases: seat.openCases,
    suspensions: seat.suspensions,
  };
  return (
    <Page>
      <PageHead title={t(`page.${page}`)} isPrivate />
      <Bar>
        <Link href="/" aria-label={t('common:logo.home')}>
          <Logo />
        </Link>
        <h1>{t(seat.provenUntil === null ? 'proof.title' : `page.${page}`)}</h1>
        <p className="who">
          @{seat.handle}
          {seat.provenUntil === null ? null : (
            <>
              {' · '}
              {t('proven_until')} <LocalTime at={seat.provenUntil} as="time" />
            </>
          )}
        </p>
      </Bar>
      {seat.provenUntil === null ? (
        <Card>
          <p>{t('proof.text')}</p>
          <ProofForm onProven={() => void readAgain()} />
        </Card>
      ) : (
        <>
          <PageTabs
            label={t('pages')}
            tabs={OPERATOR_PAGES.map((one) => ({
              href: operatorPath(one),
              words: t(`page.${one}`),
              count: waiting[one],
            }))}
            current={operatorPath(page)}
          />
          {children}
          <ActDialog key={operating.asked?.subject} operating={operating} />
        </>
      )}
    </Page>
  );
}
