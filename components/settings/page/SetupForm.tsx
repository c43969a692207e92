import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { KeptForm } from '@/components/settings/KeptForm';
import type { useSetupForm } from '@/hooks/settings/useSetupForm';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface SetupFormProps {
  /** Its own within the tab. */
  name: string;
  form: ReturnType<typeof useSetupForm>;
  element: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** A section's form, with the two ways out when the page was saved elsewhere meanwhile. */
export function SetupForm({ name, form, element, children }: SetupFormProps) {
  const { t } = useTranslation('pagesetup');
  const { conflict } = form;
  const isConflict = form.errorCode === 'page.version_conflict';
  return (
    <Stack>
      {isConflict ? (
        <Notice kind="warning" title={t('conflict.title')} isLive>
          <Stack $gap={3}>
            <p>{t('conflict.text')}</p>
            {conflict.hasFailed ? <p>{t('errors:backend.unreachable')}</p> : null}
            <Cluster>
              <Button
                variant="quiet"
                isLoading={conflict.isReading}
                onClick={() => void conflict.takeNewer()}
              >
                {t('conflict.take')}
              </Button>
              <Button
                variant="quiet"
                isLoading={conflict.isReading}
                onClick={() => void conflict.keepMine()}
              >
                {t('conflict.keep')}
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      ) : null}
      <KeptForm
        name={name}
        form={isConflict ? { ...form, formError: null } : form}
        element={element}
      >
        {children}
      </KeptForm>
    </Stack>
  );
}
