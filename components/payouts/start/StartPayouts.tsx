import { Quiet } from '@/components/payouts/Payouts.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { SelectField } from '@/components/ui/forms/SelectField';
import { Cluster } from '@/components/ui/Stack';
import { useConnect } from '@/hooks/payouts/useConnect';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CLEARANCE_DAYS, netOf } from '@/lib/shared/money/fees';
import { formatMoney } from '@/lib/shared/money/format';
import { CURRENCIES } from '@/lib/shared/money/money';
import type { PayoutAccount } from '@/lib/shared/payouts/payouts';
import { Form, Outcome, Pair, Root, Steps, Way } from './Start.styles';

/** In minor units of any currency. */
const EXAMPLE = 2500;

const STEPS = ['country', 'person', 'bank'] as const;

/** No account yet: what comes out, what Stripe asks, and the one button there. */
export function StartPayouts({ account }: { account: PayoutAccount }) {
  const { t, i18n } = useTranslation('payouts');
  const connect = useConnect(account, i18n.language);
  const { currency } = connect;
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  const countries = account.countries
    .map(({ country }) => ({ value: country, label: regions.of(country) ?? country }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  const currencies = connect.currencies.map((one) => ({
    value: one,
    label: `${names.of(one) ?? one} (${one})`,
  }));
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
          <Pair>
            <SelectField
              name="country"
              label={t('start.country_label')}
              options={countries}
              value={connect.country}
              onChange={(event) => connect.setCountry(event.target.value)}
            />
            <SelectField
              name="currency"
              label={t('start.currency_label')}
              options={currencies}
              value={currency}
              onChange={({ target }) =>
                connect.setCurrency(CURRENCIES.find((one) => one === target.value) ?? null)
              }
            />
          </Pair>
          <FormError>{connect.refusal && t(`errors:${connect.refusal}`)}</FormError>
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
