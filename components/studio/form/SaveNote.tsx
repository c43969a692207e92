import { Quiet } from '@/components/studio/Studio.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Stack } from '@/components/ui/Stack';
import type { Editing } from '@/hooks/studio/useEdits';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Whether what was changed is stored; what could not be stored is kept for the next try. */
export function SaveNote({ editing: { saveState, retry } }: { editing: Editing }) {
  const { t } = useTranslation('studio');
  if (saveState === 'failed') {
    return (
      <Stack $gap={2}>
        <FormError>{t('save.failed')}</FormError>
        <div>
          <Button size="small" onClick={retry}>
            {t('save.again')}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Quiet role="status" aria-live="polite">
      {t(`save.${saveState}`)}
    </Quiet>
  );
}
