import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CheckedForm } from '@/components/ui/forms/CheckedForm';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import type { AskedAct, Operating } from '@/hooks/operator/useOperate';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { minorOf } from '@/lib/i18n/moneyInput';
import { formatMoney } from '@/lib/shared/money/format';
import { REASON_LENGTH, type OperatorAct } from '@/lib/shared/operators/operators';
import { ProofForm } from './ProofForm';

/** Acts whose reason is read by those it concerns. */
const READ: ReadonlySet<OperatorAct> = new Set(['DECIDE_CASE', 'HIDE_REVIEW']);

/** Says what an act does, and asks for the reason that the log keeps. */
export function ActDialog({ operating }: { operating: Operating }) {
  const { t } = useTranslation('operator');
  const id = useId();
  const { asked, refusal, isRunning, close, goOn } = operating;
  if (!asked) return null;
  const { act, name, undoes } = asked;
  const needsProof = refusal === 'operator.proof_needed';
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(`act.${act}`)}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" form={id} isLoading={isRunning} disabled={needsProof}>
            {t(undoes === undefined ? `act.${act}` : 'undo')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <b>{name}</b>
        </p>
        <p>{t(`does.${act}`)}</p>
        <ActForm id={id} asked={asked} run={operating.run} />
        <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
        {needsProof ? <ProofForm onProven={goOn} /> : null}
      </Stack>
    </Dialog>
  );
}

interface FormProps {
  id: string;
  asked: AskedAct;
  run: Operating['run'];
}

function ActForm({ id, asked: { act, upTo }, run }: FormProps) {
  const { t, i18n } = useTranslation('operator');
  const [isUnreadable, setIsUnreadable] = useState(false);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const amount = upTo ? minorOf(textOf(data, 'amount')) : null;
    const isWrong = upTo !== undefined && (amount === null || amount > upTo.amount);
    setIsUnreadable(isWrong);
    if (!isWrong) run(textOf(data, 'reason'), amount);
  }
  const most = upTo ? formatMoney(upTo, i18n.language) : '';
  return (
    <CheckedForm id={id} onSubmit={onSubmit}>
      <Stack>
        {upTo ? (
          <TextField
            name="amount"
            label={t('amount')}
            hint={t('amount_hint', { most })}
            error={isUnreadable ? t('amount_fault', { most }) : undefined}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        ) : null}
        <TextArea
          name="reason"
          label={t('reason')}
          hint={t(READ.has(act) ? 'reason_read' : 'reason_hint')}
          minLength={REASON_LENGTH.min}
          maxLength={REASON_LENGTH.max}
          required
        />
      </Stack>
    </CheckedForm>
  );
}
