import { Card } from '@/components/ui/Card';
import { policyParts, sampleStart, type PolicyPart } from '@/hooks/experience/policySample';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CancelPolicy } from '@/lib/shared/experiences/kinds';
import { formatMoney } from '@/lib/shared/money/format';
import type { Money } from '@/lib/shared/money/money';
import { Sample } from './Steps.styles';

const HOUR_MS = 3_600_000;

interface Props {
  policy: CancelPolicy;
  price: Money;
}

/** One booking as a sample: what a fan gets back until when, and what is left for the creator. */
export function PolicyBar({ policy, price }: Props) {
  const { t, i18n } = useTranslation('experienceEdit');
  // The clock of the reader, whom the server does not know.
  const now = useNow(HOUR_MS);
  if (now === null) return null;
  const startsAt = sampleStart(now);
  const moment = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const start = new Intl.DateTimeFormat(i18n.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  const money = (amount: number) => formatMoney({ ...price, amount }, i18n.language);
  const words = ({ back, keeps }: PolicyPart) => {
    if (back === price.amount) return t('sample.all', { amount: money(back) });
    if (back === 0) return t('sample.nothing', { keeps: money(keeps) });
    return t('sample.part', { amount: money(back), keeps: money(keeps) });
  };
  return (
    <Card aria-labelledby="sample-title">
      <h2 id="sample-title">
        {t('sample.title', { when: start.format(startsAt), price: money(price.amount) })}
      </h2>
      <Sample>
        {policyParts(policy, price, startsAt).map((part) => (
          <li key={part.until} data-back={shareOf(part, price)}>
            <b>{t('sample.until', { when: moment.format(part.until) })}</b>
            <span>{words(part)}</span>
          </li>
        ))}
      </Sample>
    </Card>
  );
}

function shareOf({ back }: PolicyPart, { amount }: Money) {
  if (back === 0) return 'NONE';
  return back === amount ? 'ALL' : 'PART';
}
