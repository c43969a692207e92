import { useId, useState } from 'react';
import { SumField } from '@/components/shared/money/SumField';
import { YouReceive } from '@/components/shared/money/YouReceive';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { NumberField } from '@/components/ui/forms/NumberField';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Spinner } from '@/components/ui/Spinner';
import { Stack } from '@/components/ui/Stack';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { numberOrNull, textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { minorOf } from '@/lib/i18n/moneyInput';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import { LIMITS } from '@/lib/shared/limits';
import type { Offer } from '@/lib/shared/offers/offer';

/** For how many days an offer can stand. */
const VALID_DAYS = [1, 3, 7, 14, 30] as const;
const USUAL_DAYS = 7;

/** What can be made for one person: its length or its days are the offer's own. */
const OFFERED: ReadonlySet<ServiceKind> = new Set(['SESSION', 'DELIVERY']);

interface Props {
  conversationId: string;
  name: string;
  onSent: (offer: Offer) => void;
  onClose: () => void;
}

/** Offers somebody in a conversation a version of a service that is for them alone. */
export function OfferDialog({ conversationId, name, onSent, onClose }: Props) {
  const { t } = useTranslation('chat');
  const id = useId();
  const { data, errorCode, load } = usePanel('services/my-services/', { isArchived: false });
  const services = data?.myServices.items.filter(
    ({ state, kind }) => state === 'PUBLISHED' && OFFERED.has(kind),
  );
  const [requestKey] = useState(newRequestKey);
  const [chosen, setChosen] = useState('');
  const [price, setPrice] = useState<number | null>(null);
  const service = services?.find((one) => one.id === chosen) ?? services?.[0];
  const form = useSecureqlForm(
    'offers/send/',
    (data) => ({
      ...{ conversationId, requestKey, serviceId: service?.id ?? '', price: price ?? 0 },
      name: textOf(data, 'name'),
      included: textOf(data, 'included')
        .split('\n')
        .filter((line) => line.trim() !== ''),
      minutes: service?.kind === 'SESSION' ? numberOrNull(data, 'minutes') : null,
      days: service?.kind === 'DELIVERY' ? numberOrNull(data, 'days') : null,
      validDays: Number(textOf(data, 'validDays')),
    }),
    {
      onDone: ({ sendOffer: { item } }) => {
        if (item) onSent(item);
        onClose();
      },
      fieldOf: { 'payment.amount_too_small': 'price', 'payment.amount_too_large': 'price' },
    },
  );
  const { fieldErrors: errors } = form;
  const isNone = services?.length === 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('offer.title', { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          {service && (
            <Button type="submit" form={id} isLoading={form.isRunning}>
              {t('offer.send')}
            </Button>
          )}
        </>
      }
    >
      {!services && errorCode === null && (
        <Stack role="status">
          <Spinner />
          <p>{t('loading')}</p>
        </Stack>
      )}
      {!services && errorCode !== null && (
        <Stack>
          <FormError code={errorCode}>{t(`errors:${errorCode}`)}</FormError>
          <div>
            <Button variant="quiet" onClick={() => void load()}>
              {t('common:retry')}
            </Button>
          </div>
        </Stack>
      )}
      {isNone && (
        <Stack>
          <p>{t('offer.no_service')}</p>
          <div>
            <ButtonLink href="/experiences/create">{t('offer.make_service')}</ButtonLink>
          </div>
        </Stack>
      )}
      {service && (
        <form id={id} method="post" noValidate onSubmit={(event) => void form.onSubmit(event)}>
          <Stack>
            <p>{t('offer.text', { name })}</p>
            <SelectField
              label={t('offer.service')}
              value={service.id}
              options={(services ?? []).map((one) => ({ value: one.id, label: one.title }))}
              onChange={({ target }) => setChosen(target.value)}
            />
            <TextField
              name="name"
              label={t('offer.name')}
              error={errors.name}
              maxLength={LIMITS.tierName}
              dir="auto"
            />
            <TextArea
              name="included"
              label={t('offer.what')}
              hint={t('offer.what_hint')}
              error={errors.included}
              rows={3}
              dir="auto"
              isOptional
            />
            {service.kind === 'SESSION' ? (
              <NumberField
                name="minutes"
                label={t('offer.minutes_field')}
                error={errors.minutes}
                defaultValue={60}
                min={LIMITS.sessionMinutesMin}
                max={LIMITS.sessionMinutesMax}
              />
            ) : (
              <NumberField
                name="days"
                label={t('offer.days_field')}
                error={errors.days}
                defaultValue={service.days ?? 7}
                min={1}
                max={LIMITS.deliveryDays}
              />
            )}
            <SumField
              name="price"
              label={t('offer.price')}
              error={errors.price}
              currency={service.currency}
              amount={null}
              onType={(text) => setPrice(minorOf(text))}
            />
            <YouReceive
              kind="EXPERIENCE"
              price={price === null ? null : { amount: price, currency: service.currency }}
            />
            <SelectField
              name="validDays"
              label={t('offer.valid')}
              defaultValue={String(USUAL_DAYS)}
              options={VALID_DAYS.map((count) => ({
                value: String(count),
                label: t('offer.valid_days', { count }),
              }))}
            />
            <FormError code={form.errorCode}>{form.formError}</FormError>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
