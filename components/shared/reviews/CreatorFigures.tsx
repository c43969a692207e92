import { useTranslation } from '@/hooks/ui/useTranslation';
import { roughTime } from '@/lib/i18n/time/roughTime';
import type { CreatorRecord } from '@/lib/shared/reviews/views';
import { numbersIn } from '@/lib/i18n/numbers';
import { Figures } from './Reviews.styles';

const MINUTE_MS = 60_000;

interface Props {
  record: CreatorRecord;
  name: string;
}

/** What a creator's orders say of them, and where each number comes from; nothing before the first. */
export function CreatorFigures({ record, name }: Props) {
  const { t, i18n } = useTranslation('reviews');
  const { ordersDone, timed, onTime, answerMinutes } = record;
  if (ordersDone === 0) return null;
  const write = (number: number) => numbersIn(i18n.language).format(number);
  return (
    <Figures>
      <dl>
        <div>
          <dt>{t('record.done')}</dt>
          <dd>{write(ordersDone)}</dd>
        </div>
        {timed > 0 && (
          <div>
            <dt>{t('record.on_time')}</dt>
            <dd>{t('record.of', { part: write(onTime), whole: write(timed) })}</dd>
          </div>
        )}
        {answerMinutes !== null && (
          <div>
            <dt>{t('record.answers')}</dt>
            <dd>
              {t('record.within', { time: roughTime(answerMinutes * MINUTE_MS, i18n.language) })}
            </dd>
          </div>
        )}
      </dl>
      <details>
        <summary>{t('record.how')}</summary>
        <p>{t('record.how_text', { name })}</p>
      </details>
    </Figures>
  );
}
