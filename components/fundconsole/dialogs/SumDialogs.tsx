import { useFund } from '@/components/fundconsole/console/FundContext';
import { SumField } from '@/components/shared/money/SumField';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { minorOf } from '@/lib/i18n/moneyInput';
import { FormDialog } from './FormDialog';

interface Props {
  onClose: () => void;
}

/** No sum: the server refuses it, and says so at the field. */
const NO_SUM = 0;

/** A sum as it was typed; a minus before it takes back. */
function sumOf(text: string): number {
  const typed = text.trim().replace('−', '-');
  const isBack = typed.startsWith('-');
  const sum = minorOf(isBack ? typed.slice(1) : typed) ?? NO_SUM;
  return isBack ? -sum : sum;
}

/** What was raised elsewhere joins the sum, with a dated note. */
export function OfflineDialog({ onClose }: Props) {
  const { t } = useTranslation('fundHost');
  const { fund, id: fundId } = useFund().edit;
  return (
    <FormDialog
      title={t('tool.offline')}
      path="fund/add-offline/"
      toPayload={(data, requestKey) => ({
        fundId,
        amount: sumOf(textOf(data, 'amount')),
        requestKey,
      })}
      confirm={t('offline.confirm')}
      done={t('offline.done')}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('offline.text')}</p>
          <SumField
            name="amount"
            label={t('offline.amount')}
            hint={t('offline.hint')}
            error={errors.amount}
            currency={fund.currency}
            amount={null}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A bar of its own for this show. */
export function SessionDialog({ onClose }: Props) {
  const { t } = useTranslation('fundHost');
  const { fund, id: fundId } = useFund().edit;
  return (
    <FormDialog
      title={t('tool.session')}
      path="fund/start-session/"
      toPayload={(data) => {
        const typed = textOf(data, 'goal').trim();
        return { fundId, goal: typed === '' ? null : sumOf(typed) };
      }}
      confirm={t(fund.session ? 'session.again' : 'session.confirm')}
      done={t('session.done')}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('session.text')}</p>
          <SumField
            name="goal"
            label={t('session.goal')}
            error={errors.goal}
            currency={fund.currency}
            amount={fund.session?.goal ?? null}
            isOptional
          />
        </>
      )}
    </FormDialog>
  );
}
