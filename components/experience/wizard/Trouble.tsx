import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { NeedsScript } from '@/components/ui/NeedsScript';
import { Notice } from '@/components/ui/Notice';
import { Cluster, Stack } from '@/components/ui/Stack';
import { useConflict } from '@/hooks/console/useConflict';
import type { ServiceEditor } from '@/hooks/experience/useServiceDraft';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What stands between what was typed and the server, and the way out; mostly nothing. */
export function Trouble({ editor }: { editor: ServiceEditor }) {
  const { t } = useTranslation('experienceEdit');
  const { state, refusal } = editor;
  const conflict = useConflict(editor.readNewer, editor.takeNewer, editor.keepMine);
  if (state === 'UNREACHED') {
    return (
      <Notice kind="warning" title={t('trouble.device_title')} isLive>
        {t('trouble.device_text')}
      </Notice>
    );
  }
  if (state === 'REFUSED')
    return <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>;
  if (state !== 'CONFLICT') return <NeedsScript />;
  return (
    <Notice kind="warning" title={t('trouble.conflict_title')} isLive>
      <Stack $gap={3}>
        <p>{conflict.hasFailed ? t('errors:backend.unreachable') : t('trouble.conflict_text')}</p>
        <Cluster>
          <Button
            variant="quiet"
            isLoading={conflict.isReading}
            onClick={() => void conflict.loadNewer()}
          >
            {t('trouble.take')}
          </Button>
          <Button
            variant="quiet"
            isLoading={conflict.isReading}
            onClick={() => void conflict.keepMine()}
          >
            {t('trouble.keep')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
