import type { StepProps } from '@/components/experience/wizard/StepContent';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { priceOf } from '@/hooks/experience/settingsOf';
import { oneOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { ANSWER_HOURS, BEGIN_HOURS } from '@/lib/shared/bookings/states';
import { BOOKING_MODES, CANCEL_POLICIES } from '@/lib/shared/experiences/kinds';
import { PolicyBar } from './PolicyBar';

/** What cancelling gives back, and whether the creator is asked before a booking stands. */
export function RulesStep({ editor: { draft, change } }: StepProps) {
  const { t } = useTranslation('experienceEdit');
  const { kind, cancelPolicy, currency, tiers, bookingMode } = draft;
  const price = Math.max(0, ...tiers.map((tier) => priceOf(tier, currency) ?? 0));
  if (kind === 'INSTANT') return <Notice>{t('rules.instant')}</Notice>;
  if (kind === 'QUEUE') return <Notice>{t('rules.queue')}</Notice>;
  return (
    <Stack $gap={6}>
      {kind === 'SESSION' ? (
        <>
          <ChoiceCards
            legend={t('rules.policy')}
            name="cancelPolicy"
            defaultValue={cancelPolicy}
            onChange={(policy) => change({ cancelPolicy: oneOf(CANCEL_POLICIES, policy) })}
            options={CANCEL_POLICIES.map((value) => ({
              value,
              label: t(`policy.${value}`),
              hint: t(`policy.${value}_hint`),
            }))}
          />
          {price > 0 && <PolicyBar policy={cancelPolicy} price={{ amount: price, currency }} />}
        </>
      ) : (
        <Notice>{t('rules.delivery', { count: BEGIN_HOURS })}</Notice>
      )}
      <ChoiceCards
        legend={t('rules.mode')}
        name="bookingMode"
        defaultValue={bookingMode}
        onChange={(mode) => change({ bookingMode: oneOf(BOOKING_MODES, mode) })}
        options={BOOKING_MODES.map((value) => ({
          value,
          label: t(`mode.${value}`),
          hint:
            value === 'CONFIRM'
              ? t('mode.CONFIRM_hint', { count: ANSWER_HOURS })
              : t(`mode.INSTANT_${kind}`),
        }))}
      />
    </Stack>
  );
}
