import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useFirstFocus } from '@/hooks/ui/useFirstFocus';
import { Stack } from '@/components/ui/Stack';
import type { HostMember } from '@/hooks/party/types';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  member: HostMember;
  onClose: () => void;
  onSave: (note: string | null) => void;
}

/** Writes what hosts note of somebody. */
export function NoteDialog({ member, onClose, onSave }: Props) {
  const { t } = useTranslation('console');
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
    onSave(field.current?.value.trim() || null);
  }

  return (
    <Dialog isOpen isCorner onClose={onClose} title={t('note.label', { handle: member.handle })}>
      <form onSubmit={save}>
        <Stack $gap={3}>
          <TextField
            ref={field}
            label={t('note.title')}
            hint={t('note.hint')}
            maxLength={LIMITS.hostNote}
            defaultValue={member.note ?? ''}
            autoComplete="off"
          />
          <div>
            <Button type="submit">{t('note.save')}</Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
