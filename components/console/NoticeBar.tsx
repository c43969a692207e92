import { useTranslation } from '@/hooks/ui/useTranslation';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { Cluster, Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { RequireRight } from './RequireRight';

interface Props {
  notice: string | null;
  /** Where everyone reads it. */
  hint: string;
  maxLength: number;
  isOpen: boolean;
  onClose: () => void;
  onSave: (notice: string | null) => void;
  onChange: () => void;
}

/** The notice that everyone reads now, and the form that changes it. */
export function NoticeBar(props: Props) {
  const { notice, isOpen, onSave, onChange } = props;
  const { t } = useTranslation('console');
  if (isOpen) return <NoticeForm {...props} />;
  if (notice === null) return null;
  return (
    <Card $isQuiet aria-label={t('notice.title')}>
      <Cluster $justify="space-between" $gap={2}>
        <p dir="auto">{notice}</p>
        <Cluster $gap={2}>
          <RequireRight>
            <Button size="small" variant="quiet" icon="edit" onClick={onChange}>
              {t('notice.change')}
            </Button>
            <Button size="small" variant="quiet" icon="close" onClick={() => onSave(null)}>
              {t('notice.take_down')}
            </Button>
          </RequireRight>
        </Cluster>
      </Cluster>
    </Card>
  );
}

function NoticeForm({ notice, hint, maxLength, onClose, onSave }: Props) {
  const { t } = useTranslation('console');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    onSave(field.current?.value.trim() || null);
    onClose();
  }

  return (
    <Card $isQuiet aria-label={t('notice.title')}>
      <form onSubmit={save}>
        <Stack $gap={2}>
          <TextField
            ref={field}
            label={t('notice.label')}
            hint={hint}
            maxLength={maxLength}
            defaultValue={notice ?? ''}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose();
            }}
          />
          <Cluster $gap={2}>
            <Button type="submit" size="small">
              {t('notice.tell')}
            </Button>
            <Button size="small" variant="quiet" onClick={onClose}>
              {t('console.cancel')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
