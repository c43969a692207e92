import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { TextArea } from '@/components/ui/TextArea';
import { useGuestList } from '@/hooks/party/useGuestList';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

/** Whom the creator invites. The list is of all their queues, so it is saved by itself. */
export function GuestList({ partyId }: { partyId: string }) {
  const { t } = useTranslation('console');
  const area = useRef<HTMLTextAreaElement>(null);
  const { handles, outcome, isSaving, save } = useGuestList(partyId);
  if (handles === null) {
    return outcome.kind === 'failed' ? (
      <Notice kind="error">{t('errors:backend.unreachable')}</Notice>
    ) : null;
  }
  return (
    <Stack $gap={3}>
      <TextArea
        ref={area}
        label={t('edit.guests')}
        hint={t('edit.guests_hint', { count: LIMITS.guestList })}
        defaultValue={handles.join('\n')}
        autoCapitalize="none"
        spellCheck={false}
        rows={5}
      />
      {outcome.kind === 'saved' && (
        <Notice kind={outcome.unknown.length > 0 ? 'warning' : 'good'} isLive>
          <p>{t('edit.guests_saved', { count: outcome.count })}</p>
          {outcome.unknown.length > 0 && (
            <p>{t('edit.guests_unknown', { names: outcome.unknown.join(', ') })}</p>
          )}
        </Notice>
      )}
      {outcome.kind === 'failed' && (
        <Notice kind="error" isLive>
          {t(`errors:${outcome.code}`)}
        </Notice>
      )}
      <div>
        <Button
          variant="quiet"
          isLoading={isSaving}
          onClick={() => void save(area.current?.value ?? '')}
        >
          {t('edit.guests_save')}
        </Button>
      </div>
    </Stack>
  );
}
