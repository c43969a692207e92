import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { SelectField } from '@/components/ui/forms/SelectField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Icon } from '@/components/ui/icons/Icon';
import { useDetails } from '@/hooks/lottery/claim/useDetails';
import type { ClaimView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { countriesIn } from '@/lib/i18n/countries';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  claim: ClaimView;
  onSent: () => Promise<void>;
}

/** What the delivery needs, and nothing more. */
export function DetailsForm({ claim, onSent }: Props) {
  const { t, i18n } = useTranslation('claim');
  const { form, faults, isRunning, onInput, onSubmit, refusal } = useDetails(claim, onSent);
  const { creator, delivery, details: sent } = claim;
  const { name } = creator;
  const fault = (field: string) => {
    const kind = faults[field];
    return kind && t(kind === 'needed' ? `needed_${delivery}` : kind);
  };
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      {delivery === 'PHYSICAL' ? (
        <>
          <TextField
            name="name"
            label={t('name')}
            error={fault('name')}
            defaultValue={sent?.name ?? ''}
            autoComplete="name"
            maxLength={LIMITS.claimLine}
            required
          />
          <TextField
            name="address"
            label={t('address')}
            error={fault('address')}
            defaultValue={sent?.address ?? ''}
            autoComplete="address-line1"
            maxLength={LIMITS.claimLine}
            required
          />
          <div className="pair">
            <TextField
              name="postcode"
              label={t('postcode')}
              error={fault('postcode')}
              defaultValue={sent?.postcode ?? ''}
              autoComplete="postal-code"
              maxLength={LIMITS.claimLine}
              required
            />
            <TextField
              name="city"
              label={t('city')}
              error={fault('city')}
              defaultValue={sent?.city ?? ''}
              autoComplete="address-level2"
              maxLength={LIMITS.claimLine}
              required
            />
          </div>
          <SelectField
            name="country"
            label={t('country')}
            error={fault('country')}
            defaultValue={sent?.country ?? ''}
            autoComplete="country"
            options={[{ value: '', label: t('country_choose') }, ...countriesIn(i18n.language)]}
            required
          />
        </>
      ) : (
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('email_hint')}
          error={fault('email')}
          defaultValue={sent?.email ?? ''}
          autoComplete="email"
          maxLength={LIMITS.email}
        />
      )}
      <TextArea
        name="note"
        label={t('note', { name })}
        isOptional
        error={fault('note')}
        defaultValue={sent?.note ?? ''}
        maxLength={LIMITS.claimNote}
      />
      <p className="private">
        <Icon name="eye-off" size={20} />
        <span>{t('private', { name })}</span>
      </p>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button type="submit" size="large" isWide isLoading={isRunning}>
        {t('send', { name })}
      </Button>
    </form>
  );
}
