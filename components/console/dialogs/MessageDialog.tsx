import { useTranslation } from '@/hooks/ui/useTranslation';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useFirstFocus } from '@/hooks/ui/useFirstFocus';
import { Cluster, Stack } from '@/components/ui/Stack';
import { ReadyWords } from './ReadyWords';

const PRESETS = ['notice.preset_back', 'notice.preset_last', 'notice.preset_late'] as const;

interface Props {
  notice: string | null;
  maxLength: number;
  onClose: () => void;
  onSave: (notice: string | null) => void;
}

/** What everybody reads until it is removed: one of a few sentences, or the host's own. */
export function MessageDialog({ notice, maxLength, onClose, onSave }: Props) {
  const { t } = useTranslation('console');
  const field = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(field);

  function save(text: string | null) {
    onSave(text);
    onClose();
  }
  function post(event: SyntheticEvent) {
    event.preventDefault();
    save(field.current?.value.trim() || null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey) post(event);
  }

  return (
    <Dialog isOpen isCorner onClose={onClose} title={t('notice.title')}>
      <form onSubmit={post}>
        <Stack $gap={3}>
          <TextArea
            ref={field}
            label={t('notice.label')}
            hint={t('notice.hint')}
            maxLength={maxLength}
            defaultValue={notice ?? ''}
            autoComplete="off"
            onKeyDown={onKeyDown}
          />
          <ReadyWords label={t('notice.presets')} presets={PRESETS} field={field} />
          <Cluster $gap={2}>
            <Button type="submit">{t('notice.tell')}</Button>
            {notice !== null && (
              <Button variant="quiet" onClick={() => save(null)}>
                {t('notice.take_down')}
              </Button>
            )}
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}
