import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { LocalTime } from '@/components/shared/LocalTime';
import type { LotteryView } from '@/hooks/lottery/types';
import type { Check } from '@/hooks/lottery/verify/useVerification';
import {
  failedStep,
  holdersIn,
  prizeOf,
  VERDICT_TONES,
  verdictOf,
  type Verdict as Kind,
} from '@/hooks/lottery/verify/verdict';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { STEPS } from '@/lib/shared/lottery/scheme/lists';
import type { VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';
import { Running, Verdict } from './Verdict';

interface PartProps {
  lottery: LotteryView;
  check: Check;
  /** How many steps the page shows as done. */
  shown: number;
  /** Null until the verdict stands. */
  result: VerifyResult | null;
  onRetry: () => void;
  onOriginal: () => void;
}

/** What stands at the top: how far the check is, then what came out. */
export function VerdictPart({ lottery, check, shown, result, onRetry, onOriginal }: PartProps) {
  const { t, i18n } = useTranslation('verifyDraw');
  const { phase, progress, file, numbers } = check;
  if (phase === 'away' || phase === 'broken') {
    const title = t(`verdict.${phase}_title`);
    return (
      <>
        <Verdict key={check.run} tone="wait" title={title}>
          <p>{t(`verdict.${phase}_text`)}</p>
          <div className="acts">
            <Button onClick={onRetry}>{t('verdict.retry')}</Button>
          </div>
        </Verdict>
        <LiveRegion message={title} />
      </>
    );
  }
  if (result === null) {
    const title = t(phase === 'reading' ? 'verdict.reading_title' : 'verdict.running_title');
    const at = Math.min(shown, STEPS.length - 1);
    const within = progress !== null && progress.total > 0 ? progress.done / progress.total : 0;
    const share = phase === 'reading' ? 0 : (shown + within) / STEPS.length;
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
    return (
      <>
        <Running share={share} percent={percent} title={title}>
          {t('verdict.running_text', { step: at + 1, count: STEPS.length })}
        </Running>
        <LiveRegion message={title} />
      </>
    );
  }
  const kind = verdictOf(result, numbers, lottery.id, serverNow());
  const failed = failedStep(result);
  const title =
    failed === null
      ? // Where the operator has to be trusted, the rules were followed all the same.
        t(`verdict.${kind === 'none' ? 'followed' : kind}_title`)
      : t('verdict.failed_title', {
          step: failed.number,
          what: t(`failed.${shortOf(failed.failure.code) ?? failed.step}`),
        });
  return (
    <>
      <Verdict
        key={check.run}
        tone={VERDICT_TONES[kind]}
        // Nothing is waited for any more.
        icon={kind === 'cancelled' ? 'info' : undefined}
        title={title}
      >
        <VerdictText kind={kind} lottery={lottery} check={check} result={result} />
        {(kind === 'failed' || kind === 'malformed' || kind === 'other') && (
          <div className="acts">
            {file === null ? (
              <ButtonLink href="/help" variant="quiet">
                {t('verdict.help')}
              </ButtonLink>
            ) : (
              <Button onClick={onOriginal}>{t('verdict.original')}</Button>
            )}
          </div>
        )}
      </Verdict>
      <LiveRegion message={title} />
    </>
  );
}

/** What is wrong in short where the step alone would say something else. */
function shortOf(code: string): string | null {
  return code === 'missing' || code === 'not-due' ? code : null;
}

interface TextProps {
  kind: Kind;
  lottery: LotteryView;
  check: Check;
  result: VerifyResult;
}

function VerdictText({ kind, lottery, check, result }: TextProps) {
  const { t } = useTranslation('verifyDraw');
  const { facts, isTestBeacon } = result;
  switch (kind) {
    case 'followed':
    case 'none':
      return (
        <>
          <Passed lottery={lottery} check={check} result={result} />
          {kind === 'none' && <p>{t('trust.none')}</p>}
        </>
      );
    case 'failed':
      return <p>{t(check.file === null ? 'verdict.failed_site' : 'verdict.failed_file')}</p>;
    case 'overdue':
      return (
        <p>
          {t('verdict.overdue_since')}{' '}
          <b>
            <LocalTime at={new Date(facts.closedMs ?? 0).toISOString()} as="moment" />
          </b>
          . {t('verdict.overdue_text', { name: lottery.creator.name })}
        </p>
      );
    default:
      return (
        <p>
          {t(`verdict.${kind}_text`)}
          {isTestBeacon && kind !== 'test' && kind !== 'malformed' && ` ${t('verdict.test_note')}`}
        </p>
      );
  }
}

/** How much was checked, and who won. */
function Passed({ lottery, check, result }: Omit<TextProps, 'kind'>) {
  const { t, i18n } = useTranslation('verifyDraw');
  const passed = result.steps.filter(({ status }) => status === 'ok').length;
  const time = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, check.tookMs / 1000));
  const holders = holdersIn(result.facts.offers);
  const [first] = holders;
  const prize = first === undefined ? null : prizeOf(lottery, first.slot);
  return (
    <p>
      {t('verdict.passed', { count: passed, time })}{' '}
      {first !== undefined && holders.length > 1
        ? t('verdict.winners', { count: holders.length })
        : first?.label && prize !== null
          ? t('verdict.won', { name: first.label, prize })
          : null}
    </p>
  );
}
