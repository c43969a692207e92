import { useId, useState, type ReactNode } from 'react';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import type { OperationPath, PayloadOf } from '@/lib/secureql/operations/all';

interface Props<P extends OperationPath> {
  title: string;
  path: P;
  /** `requestKey`: one for this dialog, so that a repeated press does nothing again. */
  toPayload: (data: FormData, requestKey: string) => PayloadOf<P>;
  confirm: string;
  isDanger?: boolean;
  /** What is said when it is done. */
  done: string;
  onClose: () => void;
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** A dialog around one call: its fields, what was refused, and the button that sends them. */
export function FormDialog<P extends OperationPath>(props: Props<P>) {
  const { title, path, toPayload, confirm, isDanger = false, done, onClose, children } = props;
  const { t } = useTranslation('console');
  const { onChanged } = useFund();
  const toast = useToast();
  const id = useId();
  const [requestKey] = useState(newRequestKey);
  const form = useSecureqlForm(path, (data) => toPayload(data, requestKey), {
    onDone: () => {
      toast.success(done);
      onChanged();
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDanger ? 'danger' : 'primary'}
            isLoading={form.isRunning}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Stack>
          {children(form.fieldErrors)}
          <FormError code={form.errorCode}>{form.formError}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
