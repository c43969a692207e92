import { Card } from '@/components/ui/Card';
import { Notice, type NoticeKind } from '@/components/ui/Notice';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';
import type { ReceiptResult } from '@/lib/shared/lottery/scheme/verify/seen';
import { ChooseFile } from './ChooseFile';

interface OwnEntryProps {
  /** Null until the verdict stands. */
  result: VerifyResult | null;
  onFiles: (files: FileList | null) => void;
}

/** What the reader's own receipt says to the file. */
export function OwnEntryCard({ result, onFiles }: OwnEntryProps) {
  const { t } = useTranslation('verifyDraw');
  // The newest receipt counts: whoever left and entered again holds several.
  const receipt = result?.receipts.at(-1) ?? null;
  return (
    <Card aria-labelledby="own-title">
      <h2 id="own-title">{t('own.title')}</h2>
      {result === null ? (
        <p>{t('own.waiting')}</p>
      ) : receipt === null ? (
        <p>{t('own.none')}</p>
      ) : (
        <Compared receipt={receipt} result={result} />
      )}
      {result !== null && <ChooseFile label={t('own.choose')} onFiles={onFiles} />}
    </Card>
  );
}

const KINDS: Record<ReceiptResult['status'], NoticeKind> = {
  'in-the-list': 'good',
  'off-the-list': 'info',
  'other-draw': 'info',
  unreadable: 'warning',
  'not-compared': 'info',
};

function Compared({ receipt, result }: { receipt: ReceiptResult; result: VerifyResult }) {
  const { t } = useTranslation('verifyDraw');
  const { status, seq, place, tickets } = receipt;
  const isRefused = result.steps.some(
    (step) => step.status === 'failed' && step.failure.code === 'receipt-differs',
  );
  if (isRefused) {
    return (
      <Notice kind="error" title={t('own.refused')}>
        <p>{t('own.refused_text')}</p>
      </Notice>
    );
  }
  return (
    <Notice kind={KINDS[status]} title={t(`own.${status}`)}>
      {(status === 'in-the-list' || status === 'off-the-list') && (
        <p>
          {t('own.line', { line: seq ?? 0 })}{' '}
          {tickets !== null && t('own.tickets', { count: tickets })}{' '}
          {place !== null && t('own.place', { place, count: result.facts.entrants })}
        </p>
      )}
    </Notice>
  );
}
