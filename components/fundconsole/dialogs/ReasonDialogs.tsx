import { useFund } from '@/components/fundconsole/console/FundContext';
import { TextField } from '@/components/ui/forms/TextField';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { formatMoney } from '@/lib/shared/money/format';
import { FormDialog } from './FormDialog';

interface Props {
  onClose: () => void;
}

interface ReasonProps {
  error: string | undefined;
  /** Who reads it. */
  hint: string;
}

function Reason({ error, hint }: ReasonProps) {
  const { t } = useTranslation('console');
  return (
    <TextField
      name="reason"
      label={t('reason.label')}
      hint={hint}
      error={error}
      maxLength={LIMITS.hostNote}
      autoComplete="off"
    />
  );
}

/** Calls the fund off, or gives everything back after its end. */
export function EndAllDialog({ kind, onClose }: Props & { kind: 'CANCEL' | 'REFUND_ALL' }) {
  const { t } = useTranslation('fundHost');
  const { id: fundId, fund } = useFund().edit;
  return (
    <FormDialog
      title={t(`${kind}.question`)}
      path={kind === 'CANCEL' ? 'fund/cancel-fund/' : 'fund/refund-all/'}
      toPayload={(data) => ({ fundId, reason: textOf(data, 'reason') })}
      confirm={t(`${kind}.confirm`)}
      done={t(`${kind}.done`)}
      isDanger
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t(`${kind}.text`, { count: fund.supporterCount })}</p>
          <p>{t('refund.fees')}</p>
          <Reason error={errors.reason} hint={t('refund.all_read')} />
        </>
      )}
    </FormDialog>
  );
}

/** Gives one contribution back. */
export function RefundDialog({ one, onClose }: Props & { one: HostContribution }) {
  const { t, i18n } = useTranslation('fundHost');
  const { id: fundId, fund } = useFund().edit;
  const left = (one.amount ?? 0) - (one.refunded ?? 0);
  const amount = formatMoney({ amount: left, currency: fund.currency }, i18n.language);
  const name = one.name ?? t('somebody');
  // What the giver hides is not written on a screen that may be on stream.
  const isHidden = one.visibility === 'HIDE_AMOUNT';
  return (
    <FormDialog
      title={
        isHidden ? t('refund.question_hidden', { name }) : t('refund.question', { amount, name })
      }
      path="fund/refund-contribution/"
      toPayload={(data, requestKey) => ({
        fundId,
        contributionId: one.id,
        reason: textOf(data, 'reason'),
        requestKey,
      })}
      confirm={isHidden ? t('refund.confirm_hidden') : t('refund.confirm', { amount })}
      done={t('refund.done')}
      isDanger
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('refund.text')}</p>
          <p>{t('refund.fees')}</p>
          <Reason error={errors.reason} hint={t('refund.they_read')} />
        </>
      )}
    </FormDialog>
  );
}
