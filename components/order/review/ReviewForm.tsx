import { useId, useState, type SyntheticEvent } from 'react';
import { LocalTime } from '@/components/shared/LocalTime';
import { marks, Told } from '@/components/shared/money/Told';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { useCall } from '@/hooks/secureql/useCall';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { TAGS_OF, type ReviewTag } from '@/lib/shared/reviews/review';
import type { OrderReview } from '@/lib/shared/reviews/views';
import { Letters } from './Letters';
import { Chips, Waiting } from './Review.styles';
import { StarPicker } from './StarPicker';

interface Props {
  review: OrderReview;
  onSealed: (review: OrderReview) => void;
}

/** Says how it was: stars, what fits, and words. It is sealed until both are in. */
export function ReviewForm({ review, onSealed }: Props) {
  const { t } = useTranslation('reviewing');
  const { user } = useSession();
  const { bookingId, role, mine, closesAt } = review;
  const name = review.other?.name ?? t('reviews:nobody');
  const [stars, setStars] = useState(mine?.stars ?? null);
  const [tags, setTags] = useState<readonly ReviewTag[]>(mine?.tags ?? []);
  const [text, setText] = useState(mine?.text ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const write = useCall('reviews/write/');
  const id = useId();

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissing(stars === null);
    if (stars === null) return;
    const { answer } = await write.run({ bookingId, stars, tags: [...tags], text });
    if (answer?.writeReview.item) onSealed(answer.writeReview.item);
  }

  const toggle = (tag: ReviewTag) =>
    setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag]);
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <StarPicker given={stars} onPick={setStars} />
      <Chips>
        <legend>{t('write.tags')}</legend>
        {TAGS_OF[role].map((tag) => (
          <span key={tag}>
            <input
              type="checkbox"
              id={`${id}-${tag}`}
              checked={tags.includes(tag)}
              onChange={() => toggle(tag)}
            />
            <label htmlFor={`${id}-${tag}`}>{t(`reviews:tag.${tag}`)}</label>
          </span>
        ))}
      </Chips>
      <TextArea
        name="text"
        label={t('write.text')}
        isOptional
        maxLength={LIMITS.reviewText}
        dir="auto"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Waiting>
        <Letters own={user?.firstName ?? ''} other={name} height={32} />
        <p>
          <Told
            text={t('write.sealed', { name, ...marks('until') })}
            parts={{
              until: closesAt && (
                <b>
                  <LocalTime at={closesAt} as="date" />
                </b>
              ),
            }}
          />
        </p>
      </Waiting>
      <FormError code={isMissing ? null : write.refusal}>
        {isMissing ? t('write.pick') : write.refusal && t(`errors:${write.refusal}`)}
      </FormError>
      <Button type="submit" isLoading={write.isRunning}>
        {t('write.send')}
      </Button>
      <p className="fine">{t('write.fine')}</p>
    </form>
  );
}
