import { useState, type SyntheticEvent } from 'react';
import { YouReceive } from '@/components/shared/money/YouReceive';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextField } from '@/components/ui/forms/TextField';
import { Cluster } from '@/components/ui/Stack';
import { useMoney } from '@/hooks/fund/useMoney';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { numberOrNull, textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { localMoment, momentOf } from '@/lib/i18n/localMoment';
import { minorOf } from '@/lib/i18n/moneyInput';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { OwnService } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { MOST_PERCENT, priceWith, type Promo, type PromoKind } from '@/lib/shared/promos/promo';

interface Props {
  services: readonly OwnService[];
  onMade: (promo: Promo) => void;
  onClose: () => void;
}

/** The option that names no service. */
const EVERYTHING = '';

const kindOf = (text: string): PromoKind => (text === 'AMOUNT' ? 'AMOUNT' : 'PERCENT');

/** A new code, with what an order costs and brings with it while it is typed. */
export function CodeForm({ services, onMade, onClose }: Props) {
  const { t } = useTranslation('experiences');
  const [requestKey] = useState(newRequestKey);
  const [kind, setKind] = useState<PromoKind>('PERCENT');
  const [typed, setTyped] = useState('20');
  const [serviceId, setServiceId] = useState(EVERYTHING);
  const [today] = useState(() => localMoment(new Date()).day);
  const currency = services[0]?.currency ?? 'EUR';
  const value = (kind === 'PERCENT' ? wholeOf(typed) : minorOf(typed)) ?? 0;
  const form = useSecureqlForm(
    'promos/create/',
    (data) => ({
      ...{ code: textOf(data, 'code'), kind, value, requestKey },
      serviceIds: serviceId === EVERYTHING ? null : [serviceId],
      maxUses: numberOrNull(data, 'maxUses'),
      until: momentOf({ day: textOf(data, 'until'), time: '23:59' })?.toISOString() ?? null,
    }),
    {
      onDone: ({ createPromo: { item } }) => {
        if (item) onMade(item);
      },
      fieldOf: { 'promo.code_taken': 'code' },
    },
  );
  const { fieldErrors: errors } = form;
  return (
    <Card
      as="form"
      method="post"
      noValidate
      aria-label={t('codes.new')}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.onSubmit(event)}
    >
      <TextField
        name="code"
        label={t('codes.code')}
        hint={t('codes.code_hint')}
        error={errors.code}
        maxLength={LIMITS.promoTyped}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SelectField
        label={t('codes.kind')}
        value={kind}
        options={[
          { value: 'PERCENT', label: t('codes.percent') },
          { value: 'AMOUNT', label: t('codes.amount') },
        ]}
        onChange={({ target }) => setKind(kindOf(target.value))}
      />
      <TextField
        name="value"
        label={
          kind === 'PERCENT'
            ? t('codes.percent_off', { most: MOST_PERCENT })
            : `${t('codes.amount_off')} (${currency})`
        }
        error={errors.value}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField
        label={t('codes.where')}
        value={serviceId}
        options={[
          { value: EVERYTHING, label: t('codes.everything') },
          ...services.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ target }) => setServiceId(target.value)}
      />
      <NumberField
        name="maxUses"
        label={t('codes.most')}
        hint={t('codes.most_hint')}
        error={errors.maxUses}
        isOptional
        min={1}
        max={LIMITS.promoUses}
      />
      <TextField
        name="until"
        type="date"
        label={t('codes.last_day')}
        error={errors.until}
        isOptional
        min={today}
      />
      <Sample {...{ services, serviceId, kind, value }} />
      <FormError code={form.errorCode}>{form.formError}</FormError>
      <Cluster>
        <Button type="submit" isLoading={form.isRunning}>
          {t('codes.make')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('codes.cancel')}
        </Button>
      </Cluster>
    </Card>
  );
}

function wholeOf(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

interface SampleProps {
  services: readonly OwnService[];
  serviceId: string;
  kind: PromoKind;
  value: number;
}

/** What the code does to one of the prices it counts for. */
function Sample({ services, serviceId, kind, value }: SampleProps) {
  const { t } = useTranslation('experiences');
  const service = services.find(({ id }) => id === serviceId) ?? services[0];
  const money = useMoney(service?.currency ?? 'EUR');
  if (!service || value === 0) return null;
  const { currency, priceFrom, title } = service;
  const amount = priceWith({ kind, value, currency }, priceFrom, currency);
  return (
    <div>
      <p>
        {t('codes.sample', { title, before: money.exact(priceFrom), after: money.exact(amount) })}
      </p>
      <YouReceive kind="EXPERIENCE" price={{ amount, currency }} />
    </div>
  );
}
