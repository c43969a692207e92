import { useTranslation } from '@/hooks/ui/useTranslation';
import { grouped } from '@/lib/live/lottery/verify/grouped';
import type { StepFailure } from '@/lib/shared/lottery/scheme/verify/steps';
import { Digits } from './StepList.styles';

interface FailureNoteProps {
  failure: StepFailure;
  /** The line of the log that does not fit, as the file has it. */
  line: string | null;
}

/** What does not fit, where, and what should stand there. */
export function FailureNote({ failure, line }: FailureNoteProps) {
  const { t } = useTranslation('verifyDraw');
  const { code, line: number, place, after, expected, found } = failure;
  const isLineItself = found !== undefined && found === line;
  return (
    <>
      <p className="loud">
        <b>{t(`fail.${code}`, { line: number ?? 0, place: place ?? 0 })}</b>{' '}
        {after !== undefined && after > 0 && t('fail.after', { line: after })}
      </p>
      {(line !== null || expected !== undefined || found !== undefined) && (
        <Digits>
          {line !== null && (
            <>
              <dt>{t('fail.line_says', { line: number ?? 0 })}</dt>
              <dd className={isLineItself ? 'found' : undefined}>{line}</dd>
            </>
          )}
          {expected !== undefined && (
            <>
              <dt>{t('fail.expected')}</dt>
              <dd>{grouped(expected)}</dd>
            </>
          )}
          {found !== undefined && !isLineItself && (
            <>
              <dt>{t('fail.found')}</dt>
              <dd className="found">{grouped(found) || '–'}</dd>
            </>
          )}
        </Digits>
      )}
    </>
  );
}
