import { useTranslation } from '@/hooks/ui/useTranslation';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import type { EntryField } from '@/lib/shared/forms/entryFields';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  entryFields: readonly EntryField[];
  onClose: () => void;
  onAdd: (name: string, fields: { key: string; value: string }[]) => void;
}

const FORM_ID = 'guest-form';

/** Writes down somebody without an account, as a host does who sees them in the chat. */
export function AddGuestDialog({ entryFields, onClose, onAdd }: Props) {
  const { t } = useTranslation('console');

  function add(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const written = (key: string) => {
      const value = data.get(key);
      return typeof value === 'string' ? value.trim() : '';
    };
    onClose();
    onAdd(
      written('name'),
      entryFields.map(({ key }) => ({ key, value: written(`field-${key}`) })),
    );
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('guest.open')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID}>
            {t('guest.add')}
          </Button>
        </>
      }
    >
      <p>{t('guest.text')}</p>
      <form id={FORM_ID} onSubmit={add}>
        <Stack $gap={3}>
          <TextField
            name="name"
            label={t('guest.name')}
            required
            maxLength={LIMITS.guestName}
            autoComplete="off"
          />
          {entryFields.map(({ key, label, required, maxLength }) => (
            <TextField
              key={key}
              name={`field-${key}`}
              label={label}
              required={required}
              isOptional={!required}
              maxLength={maxLength}
              autoComplete="off"
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
