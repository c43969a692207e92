import { useRef } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { TextArea } from '@/components/ui/forms/TextArea';
import { useGuestList } from '@/hooks/console/useGuestList';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  /** The live tool it is shown beside. */
  toolId: string;
  /** What to write, and where the list holds. */
  hint: string;
}

/** Whom the creator invites. The list serves all their live tools, so it is saved by itself. */
export function GuestList({ toolId, hint }: Props) {
  const { t } = useTranslation('console');
  const area = useRef<HTMLTextAreaElement>(null);
  const { handles, saved, errorCode, isBusy, load, save } = useGuestList(toolId);
  const problem = errorCode && <FormError>{t(`errors:${errorCode}`)}</FormError>;
  if (handles === null) {
    return problem ? (
      <Stack $gap={3}>
        {problem}
        <div>
          <Button variant="quiet" onClick={() => void load()}>
            {t('common:retry')}
          </Button>
        </div>
      </Stack>
    ) : (
      <p role="status">{t('console.loading')}</p>
    );
  }
  return (
    <Stack $gap={3}>
      <TextArea
        ref={area}
        label={t('edit.guests')}
        hint={hint}
        defaultValue={handles.join('\n')}
        autoCapitalize="none"
        spellCheck={false}
        rows={5}
      />
      {saved && (
        <Notice kind={saved.unknown.length > 0 ? 'warning' : 'good'} isLive>
          <p>{t('edit.guests_saved', { count: saved.count })}</p>
          {saved.unknown.length > 0 && (
            <p>{t('edit.guests_unknown', { names: saved.unknown.join(', ') })}</p>
          )}
        </Notice>
      )}
      {problem}
      <div>
        <Button
          variant="quiet"
          isLoading={isBusy}
          onClick={() => void save(area.current?.value ?? '')}
        >
          {t('edit.guests_save')}
        </Button>
      </div>
    </Stack>
  );
}
