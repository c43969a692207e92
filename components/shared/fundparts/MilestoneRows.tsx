import { Question } from '@/components/forms/Form.styles';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { FormError } from '@/components/ui/forms/FormError';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextField } from '@/components/ui/forms/TextField';
import type { emptyMilestone } from '@/hooks/fundconsole/edit/emptyParts';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { fieldOf, type PartsProps } from './partRow';
import { Beside, WithButton } from './Parts.styles';
import { SumField } from '@/components/shared/money/SumField';

type Milestone = typeof emptyMilestone;

/** What happens on the way to the goal, and above it. */
export function MilestoneRows({ list, currency, errors, isWhole }: PartsProps<Milestone>) {
  const { t } = useTranslation('fundHost');
  return (
    <>
      <FormError>{errors['settings.milestones']}</FormError>
      {list.rows.map((milestone, index) => {
        const number = index + 1;
        const name = `settings.milestones.${index}`;
        const field = fieldOf(errors, name);
        return (
          <Question key={milestone.key} role="group" aria-label={t('parts.milestone', { number })}>
            <input type="hidden" name={`${name}.id`} value={milestone.id ?? ''} />
            <WithButton>
              <Beside>
                <SumField
                  {...field('amount')}
                  label={t('parts.at')}
                  currency={currency}
                  amount={milestone.amount}
                />
                <TextField
                  {...field('title')}
                  label={t('parts.milestone', { number })}
                  defaultValue={milestone.title}
                  maxLength={LIMITS.rewardTitle}
                  autoComplete="off"
                  dir="auto"
                />
              </Beside>
              <IconButton
                icon="trash"
                label={t('parts.remove_milestone', { number })}
                onClick={() => list.remove(milestone.key)}
              />
            </WithButton>
            {isWhole && (
              <TextField
                {...field('note')}
                label={t('parts.note')}
                defaultValue={milestone.note ?? ''}
                maxLength={LIMITS.rewardText}
                dir="auto"
                isOptional
              />
            )}
            <SwitchField
              name={`${name}.isHidden`}
              label={t('parts.hidden')}
              hint={t('parts.hidden_hint')}
              defaultChecked={milestone.isHidden}
            />
          </Question>
        );
      })}
      {list.canAdd && (
        <div>
          <Button variant="quiet" size="small" icon="plus" onClick={list.add}>
            {t('parts.add_milestone')}
          </Button>
        </div>
      )}
    </>
  );
}
