import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useConflict } from '@/hooks/console/useConflict';
import type { ErrorCode } from '@/lib/shared/errors';
import { Foot } from './Edit.styles';

interface Versioned {
  version: number;
}

interface Props<Newer extends Versioned> {
  /** Of what is edited, as the form was filled. */
  version: number;
  /** The code that says somebody else saved meanwhile. */
  conflictCode: ErrorCode;
  /** Where it is left to without saving. */
  backTo: string;
  form: {
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
    formError: string | null;
    errorCode: ErrorCode | null;
    isRunning: boolean;
  };
  /** Asks for what is there now. */
  readNewer: () => Promise<Newer | undefined>;
  /** Called with the newer state the reader asked for after a conflict. */
  onNewer: (newer: Newer) => void;
  /** Called with what the form says, at every change. */
  onInput?: (data: FormData) => void;
  children: ReactNode;
}

/** Frame of the edit forms: what went wrong, the way out of a conflict, saving. */
export function EditForm<Newer extends Versioned>(props: Props<Newer>) {
  const { form, backTo, children } = props;
  const { t } = useTranslation('console');
  const version = useRef<HTMLInputElement>(null);
  const conflict = useConflict(props.readNewer, props.onNewer, (newer) => {
    if (!version.current) return;
    version.current.value = String(newer);
    version.current.form?.requestSubmit();
  });
  const isConflict = form.errorCode === props.conflictCode;
  return (
    <Card
      as="form"
      method="post"
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.onSubmit(event)}
      onInput={(event: SyntheticEvent<HTMLFormElement>) =>
        props.onInput?.(new FormData(event.currentTarget))
      }
    >
      <input type="hidden" name="version" ref={version} defaultValue={props.version} />
      {isConflict && (
        <Notice kind="warning" title={t('edit.conflict_title')} isLive>
          <Stack $gap={3}>
            <p>{t('edit.conflict_text')}</p>
            <Cluster>
              <Button
                variant="quiet"
                isLoading={conflict.isReading}
                onClick={() => void conflict.loadNewer()}
              >
                {t('edit.conflict_load')}
              </Button>
              <Button
                variant="quiet"
                isLoading={conflict.isReading}
                onClick={() => void conflict.keepMine()}
              >
                {t('edit.conflict_keep')}
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
      {(conflict.hasFailed || (form.formError && !isConflict)) && (
        <FormError>
          {conflict.hasFailed ? t('errors:backend.unreachable') : form.formError}
        </FormError>
      )}
      {children}
      <Foot>
        <Button type="submit" isLoading={form.isRunning}>
          {t(form.isRunning ? 'edit.saving' : 'edit.save')}
        </Button>
        <ButtonLink variant="link" href={backTo}>
          {t('edit.cancel')}
        </ButtonLink>
      </Foot>
    </Card>
  );
}
