import { useId } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import { TextArea } from '@/components/ui/forms/TextArea';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { REPORT_REASONS } from '@/lib/shared/messaging/conversations';
import { LIMITS } from '@/lib/shared/limits';
import type { ReportReason } from '@/lib/shared/messaging/messaging';

interface Props {
  conversationId: string;
  name: string;
  onClose: () => void;
  onDone: () => void;
}

/** Reports a conversation to the operators: a reason, and a note if the reader likes. */
export function ReportDialog({ conversationId, name, onClose, onDone }: Props) {
  const { t } = useTranslation('chat');
  const id = useId();
  const toast = useToast();
  const form = useSecureqlForm(
    'messaging/report-conversation/',
    (data) => ({
      conversationId,
      reason: data.get('reason') as ReportReason,
      note: (data.get('note') as string).replaceAll(/\s+/g, ' ').trim(),
    }),
    {
      onDone: () => {
        toast.success(t('report.done'));
        onDone();
      },
    },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('report.title', { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={form.isRunning}>
            {t('report.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void form.onSubmit(event)}>
        <Stack>
          <p>{t('report.text', { name })}</p>
          <ChoiceCards
            legend={t('report.reason')}
            name="reason"
            defaultValue="SPAM"
            options={REPORT_REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
          />
          <TextArea
            label={t('report.note')}
            name="note"
            isOptional
            maxLength={LIMITS.reportNote}
            error={form.fieldErrors.note}
          />
          <FormError code={form.errorCode}>{form.formError}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
