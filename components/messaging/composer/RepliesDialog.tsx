import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Cluster, Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Replies } from '@/hooks/messaging/host/useReplies';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  replies: Replies;
  /** What is being written: it can be saved. */
  draft: string;
  onInsert: (body: string) => void;
  onClose: () => void;
}

/** A creator's saved replies: each goes into the message by a press, and what is written becomes one. */
export function RepliesDialog({ replies: { replies, refusal, save, remove }, ...props }: Props) {
  const { draft, onInsert, onClose } = props;
  const { t } = useTranslation('chat');
  const id = useId();
  const [name, setName] = useState('');
  const [body, setBody] = useState(draft.startsWith('/') ? '' : draft);
  const isWritten = name.trim() !== '' && body.trim() !== '';

  async function add() {
    if (!isWritten || !(await save(name.trim(), body.trim()))) return;
    setName('');
    setBody('');
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('replies.title')}>
      <Stack>
        <p>{t('replies.text')}</p>
        {replies.map((reply) => (
          <Card as="section" key={reply.id} $isQuiet aria-labelledby={`${id}-${reply.id}`}>
            <div>
              <h3 id={`${id}-${reply.id}`}>
                <bdi>{reply.name}</bdi>
              </h3>
              <p dir="auto">{reply.body}</p>
            </div>
            <Cluster>
              <Button variant="quiet" size="small" onClick={() => onInsert(reply.body)}>
                <span>
                  {t('replies.insert')}
                  <VisuallyHidden>: {reply.name}</VisuallyHidden>
                </span>
              </Button>
              <Button variant="link" size="small" onClick={() => void remove(reply.id)}>
                <span>
                  {t('replies.delete')}
                  <VisuallyHidden>: {reply.name}</VisuallyHidden>
                </span>
              </Button>
            </Cluster>
          </Card>
        ))}
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Stack>
            <TextField
              name="name"
              label={t('replies.name')}
              hint={t('replies.name_hint')}
              maxLength={LIMITS.replyName}
              value={name}
              dir="auto"
              onChange={({ target }) => setName(target.value)}
            />
            <TextArea
              name="body"
              label={t('replies.body')}
              maxLength={LIMITS.messageBody}
              value={body}
              rows={3}
              dir="auto"
              onChange={({ target }) => setBody(target.value)}
            />
            <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
            <div>
              <Button type="submit" aria-disabled={!isWritten}>
                {t('replies.save')}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
