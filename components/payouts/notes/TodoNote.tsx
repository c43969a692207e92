import { Amount } from '@/components/shared/money/Amount';
import { marks, Told } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { FormError } from '@/components/ui/forms/FormError';
import { thingsDue } from '@/hooks/payouts/stripeWords';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Currency } from '@/lib/shared/money/money';
import { Note } from './Note';

interface Props {
  due: readonly string[];
  available: number;
  currency: Currency;
}

/** So many things are named; more of them are "and more". */
const NAMED = 3;

/** Stripe waits for something before it pays out: what, and the way there. */
export function TodoNote({ due, available, currency }: Props) {
  const { t, i18n } = useTranslation('payouts');
  const stripe = useStripeLink();
  const things = thingsDue(due);
  const named = things.slice(0, things.length > NAMED ? NAMED - 1 : NAMED);
  const words = named.map((thing) => t(`due.${thing}`));
  if (named.length < things.length) words.push(t('due.more'));
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words);
  const isLooking = things.length === 0;
  return (
    <>
      <Note
        tone="wait"
        icon={<DrawnIcon drawing={dashboardIcons.profile} />}
        title={isLooking ? t('todo.looking') : t('todo.title', { what })}
        acts={
          <Button
            variant={isLooking ? 'quiet' : 'primary'}
            isLoading={stripe.isRunning}
            onClick={() => void stripe.open(isLooking ? 'connected' : 'connecting')}
          >
            {t(isLooking ? 'todo.see' : 'todo.finish')}
            <DrawnIcon drawing={dashboardIcons.elsewhere} size={18} />
          </Button>
        }
      >
        {t(isLooking ? 'todo.looking_text' : 'todo.text')}{' '}
        {available > 0 && (
          <Told
            text={t('todo.waits', marks('amount'))}
            parts={{ amount: <Amount amount={available} currency={currency} /> }}
          />
        )}
      </Note>
      <FormError code={stripe.refusal}>{stripe.refusal && t(`errors:${stripe.refusal}`)}</FormError>
    </>
  );
}
