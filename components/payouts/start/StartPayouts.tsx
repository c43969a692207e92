import { Quiet } from '@/components/payouts/Payouts.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster } from '@/components/ui/Stack';
import { useConnect } from '@/hooks/payouts/useConnect';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CLEARANCE_DAYS, netOf } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import { ChoiceFields } from './ChoiceFields';
import { Form, Outcome, Root, Steps, Way } from './Start.styles';

/** In minor units of any currency. */
const EXAMPLE = 2500;

const STEPS = ['country', 'person', 'bank'] as const;

/** No account yet: what comes out, what Stripe asks, and the one button there. */
export function StartPayouts({ account }: { account: PayoutAccount }) {
  const { t, i18n } = useTranslation('payouts');
  const connect = useConnect(account, i18n.language);
  const { currency } = connect.choice;
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.language);
  return (
    <Root aria-labelledby="start-title">
      <Way>
        <div>
          <h2 id="start-title">{t('start.title')}</h2>
          <p>{t('start.text')}</p>
        </div>
        <Steps>
          {STEPS.map((step, index) => (
            <li key={step}>
              <i aria-hidden="true">{index + 1}</i>
              <span>
                <b>{t(`start.${step}`)}</b>
                <small>{t(`start.${step}_text`)}</small>
              </span>
            </li>
          ))}
        </Steps>
        <Form method="post" onSubmit={connect.submit}>
          <ChoiceFields account={account} choice={connect.choice} />
          <FormError code={connect.refusal}>
            {connect.refusal && t(`errors:${connect.refusal}`)}
          </FormError>
          <Cluster>
            <Button type="submit" size="large" isLoading={connect.isRunning}>
              {t('start.submit')}
            </Button>
            <Quiet>{t('start.takes')}</Quiet>
          </Cluster>
        </Form>
      </Way>
      <Outcome>
        <p>{t('start.example', { amount: money(EXAMPLE) })}</p>
        <b>{money(netOf('CONTRIBUTION', { amount: EXAMPLE, currency }))}</b>
        <p>{t('start.example_text', { days: CLEARANCE_DAYS.CONTRIBUTION })}</p>
      </Outcome>
    </Root>
  );
}
