import { useFund } from '@/components/fundconsole/console/FundContext';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { FormDialog } from './FormDialog';

interface Props {
  onClose: () => void;
}

/** Tells supporters how it goes. */
export function UpdateDialog({ onClose }: Props) {
  const { t } = useTranslation('fundHost');
  const { id: fundId } = useFund().edit;
  return (
    <FormDialog
      title={t('update.title')}
      path="fund/post-update/"
      toPayload={(data, requestKey) => ({
        fundId,
        title: textOf(data, 'title'),
        text: textOf(data, 'text'),
        requestKey,
      })}
      confirm={t('update.confirm')}
      done={t('update.done')}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{t('update.text')}</p>
          <TextField
            name="title"
            label={t('update.heading')}
            error={errors.title}
            maxLength={LIMITS.rewardTitle}
            autoComplete="off"
          />
          <TextArea
            name="text"
            label={t('update.words')}
            error={errors.text}
            maxLength={LIMITS.fundUpdateText}
            rows={6}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Thanks everybody who was not thanked yet, or one of them. */
export function ThankDialog({ one, onClose }: Props & { one: HostContribution | null }) {
  const { t } = useTranslation('fundHost');
  const { id: fundId, unthanked } = useFund().edit;
  const name = one?.name ?? t('somebody');
  return (
    <FormDialog
      title={one ? t('thank.one', { name }) : t('act.thank', { count: unthanked })}
      path="fund/thank/"
      toPayload={(data, requestKey) => ({
        fundId,
        contributionId: one?.id ?? null,
        text: textOf(data, 'text'),
        requestKey,
      })}
      confirm={t('thank.confirm')}
      done={t('thank.done')}
      onClose={onClose}
    >
      {(errors) => (
        <TextArea
          name="text"
          label={t('thank.words')}
          hint={t('thank.hint')}
          error={errors.text}
          defaultValue={t('thank.usual')}
          maxLength={LIMITS.thanks}
          rows={4}
          dir="auto"
        />
      )}
    </FormDialog>
  );
}
