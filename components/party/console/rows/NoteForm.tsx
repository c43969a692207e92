import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import type { HostMember } from '@/hooks/party/types';
import { LIMITS } from '@/lib/shared/limits';
import { useQueue } from '@/components/party/console/QueueContext';

/** Writes what hosts note of somebody, on their row. */
export function NoteForm({ member }: { member: HostMember }) {
  const { t } = useTranslation('console');
  const { saveNote, stopNoting } = useQueue();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    saveNote(member.id, field.current?.value.trim() || null);
  }

  return (
    <form onSubmit={save}>
      <Stack $gap={2}>
        <TextField
          ref={field}
          label={t('note.label', { handle: member.handle })}
          hint={t('note.hint')}
          maxLength={LIMITS.hostNote}
          defaultValue={member.note ?? ''}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === 'Escape') stopNoting();
          }}
        />
        <Cluster $gap={2}>
          <Button type="submit" size="small">
            {t('note.save')}
          </Button>
          <Button size="small" variant="quiet" onClick={stopNoting}>
            {t('console.cancel')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
