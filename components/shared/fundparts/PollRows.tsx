import { Question } from '@/components/forms/Form.styles';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { FormError } from '@/components/ui/forms/FormError';
import { TextField } from '@/components/ui/forms/TextField';
import { emptyOption, type emptyPoll } from '@/hooks/fundconsole/edit/emptyParts';
import { useRows } from '@/hooks/fundconsole/edit/useRows';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { typedMoment } from '@/lib/i18n/localMoment';
import { LIMITS } from '@/lib/shared/limits';
import { fieldOf, type PartsProps } from './partRow';
import { WithButton } from './Parts.styles';

type Poll = typeof emptyPoll;

/** Least choices of a vote. */
const LEAST = 2;

/** Votes in which contributions count. */
export function PollRows({ list, errors, isWhole }: Omit<PartsProps<Poll>, 'currency'>) {
  const { t } = useTranslation('fundHost');
  return (
    <>
      <FormError>{errors['settings.polls']}</FormError>
      {list.rows.map((poll, index) => (
        <PollRow
          key={poll.key}
          {...{ poll, index, errors, isWhole }}
          onRemove={() => list.remove(poll.key)}
        />
      ))}
      {list.canAdd && (
        <div>
          <Button variant="quiet" size="small" icon="plus" onClick={list.add}>
            {t('parts.add_poll')}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Omit<PartsProps<Poll>, 'list' | 'currency'> {
  poll: Poll;
  index: number;
  onRemove: () => void;
}

function PollRow({ poll, index, errors, isWhole, onRemove }: RowProps) {
  const { t } = useTranslation('fundHost');
  const isInBrowser = useIsInBrowser();
  const options = useRows(poll.options, emptyOption, LIMITS.pollOptions);
  const number = index + 1;
  const name = `settings.polls.${index}`;
  const field = fieldOf(errors, name);
  return (
    <Question role="group" aria-label={t('parts.poll', { number })}>
      <input type="hidden" name={`${name}.id`} value={poll.id ?? ''} />
      <WithButton>
        <TextField
          {...field('title')}
          label={t('parts.poll', { number })}
          defaultValue={poll.title}
          maxLength={LIMITS.rewardTitle}
          autoComplete="off"
          dir="auto"
        />
        <IconButton icon="trash" label={t('parts.remove_poll', { number })} onClick={onRemove} />
      </WithButton>
      {options.rows.map((option, place) => {
        const row = `${name}.options.${place}`;
        return (
          <WithButton key={option.key}>
            <input type="hidden" name={`${row}.id`} value={option.id ?? ''} />
            <TextField
              {...fieldOf(errors, row)('label')}
              label={t('parts.option', { number: place + 1 })}
              defaultValue={option.label}
              maxLength={LIMITS.pollOption}
              autoComplete="off"
              dir="auto"
            />
            <IconButton
              icon="close"
              label={t('parts.remove_option', { number: place + 1 })}
              disabled={options.rows.length <= LEAST}
              onClick={() => options.remove(option.key)}
            />
          </WithButton>
        );
      })}
      {options.canAdd && (
        <div>
          <Button variant="quiet" size="small" icon="plus" onClick={options.add}>
            {t('parts.add_option')}
          </Button>
        </div>
      )}
      {isWhole && isInBrowser && (
        <TextField
          {...field('closesAt')}
          type="datetime-local"
          label={t('parts.poll_closes')}
          defaultValue={typedMoment(poll.closesAt)}
          isOptional
        />
      )}
    </Question>
  );
}
