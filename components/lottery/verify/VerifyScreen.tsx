import Link from 'next/link';
import { PageHead } from '@/components/shared/page/PageHead';
import { ToolMark } from '@/components/shared/ToolMark';
import { Card } from '@/components/ui/Card';
import type { LotteryView } from '@/hooks/lottery/types';
import { useGivenFiles } from '@/hooks/lottery/verify/useGivenFiles';
import { usePacedSteps } from '@/hooks/lottery/verify/usePacedSteps';
import { useVerification } from '@/hooks/lottery/verify/useVerification';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ApartCard } from './aside/ApartCard';
import { OwnEntryCard } from './aside/OwnEntryCard';
import { TrustCard } from './aside/TrustCard';
import { StepList } from './steps/StepList';
import { VerdictPart } from './VerdictPart';
import { Page } from './VerifyScreen.styles';

/** Redoes a draw on the reader's device and says what came out. */
export function VerifyScreen({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('verifyDraw');
  const { id, title, creator } = lottery;
  const { check, checkFile, addReceipt } = useVerification(id);
  const { shown, isSettled } = usePacedSteps(check);
  const { take, dropping } = useGivenFiles({ onProof: checkFile, onReceipt: addReceipt });
  const result = isSettled ? check.result : null;
  return (
    <Page {...dropping}>
      <PageHead
        title={t('page.title', { title })}
        description={t('page.description', { title, name: creator.name })}
      />
      <p className="of">
        <Link href={`/chance/${id}`} prefetch={false}>
          <ToolMark tool="chance" size={20} />
          <bdi>{t('page.of', { title, name: creator.name })}</bdi>
        </Link>
        {check.file !== null && <span>{t('page.own_file')}</span>}
      </p>
      <VerdictPart
        lottery={lottery}
        check={check}
        shown={shown}
        result={result}
        onRetry={() => checkFile(check.file)}
        onOriginal={() => checkFile(null)}
      />
      <Card aria-label={t('steps.label')}>
        <StepList lottery={lottery} check={check} shown={shown} result={result} />
      </Card>
      <div className="aside">
        <OwnEntryCard result={result} onFiles={take} />
        {result !== null && <TrustCard lotteryId={id} check={check} result={result} />}
        <ApartCard lotteryId={id} check={check} onFiles={take} />
        <Card as="section" aria-labelledby="limits-title">
          <h2 id="limits-title">{t('limits.title')}</h2>
          <p>{t('limits.text')}</p>
        </Card>
      </div>
    </Page>
  );
}
