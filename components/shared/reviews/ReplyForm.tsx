import { useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { useSecureqlForm } from '@/hooks/secureql/useSecureqlForm';
import { textOf } from '@/hooks/ui/formValues';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import type { Review } from '@/lib/shared/reviews/views';

interface Props {
  review: Review;
  onReplied: (review: Review) => void;
}

/** The one reply to a review, for everybody to read: a button first, then the field. */
export function ReplyForm({ review, onReplied }: Props) {
  const { t } = useTranslation('reviews');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const form = useSecureqlForm(
    'reviews/reply/',
    (data) => ({ reviewId: review.id, text: textOf(data, 'text') }),
    {
      onDone: ({ replyToReview: { item } }) => {
        toast.success(t('reply.done'));
        if (item) onReplied(item);
      },
    },
  );
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {t('reply.open')}
        </Button>
      </div>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.onSubmit(event)}
    >
      <TextArea
        name="text"
        label={t('reply.label')}
        hint={t('reply.hint')}
        error={form.fieldErrors.text}
        maxLength={LIMITS.reviewReply}
        dir="auto"
        // Whoever pressed Reply writes next.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FormError code={form.errorCode}>{form.formError}</FormError>
      <div>
        <Button
          type="submit"
          size="small"
          isLoading={form.isRunning}
          aria-disabled={text.trim() === ''}
        >
          {t('reply.send')}
        </Button>
      </div>
    </form>
  );
}
