import { Question } from '@/components/forms/Form.styles';
import { Button } from '@/components/ui/buttons/Button';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { FormError } from '@/components/ui/forms/FormError';
import { NumberField } from '@/components/ui/forms/NumberField';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import type { emptyTier } from '@/hooks/fundconsole/edit/emptyParts';
import { useIsInBrowser } from '@/hooks/ui/useIsInBrowser';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { typedMoment } from '@/lib/i18n/localMoment';
import { LIMITS } from '@/lib/shared/limits';
import { fieldOf, type PartsProps } from './partRow';
import { Beside, WithButton } from './Parts.styles';
import { SumField } from '@/components/shared/money/SumField';

type Tier = typeof emptyTier;

interface Props extends PartsProps<Tier> {
  /** Rewards that somebody has: title, price and question stay as they are. */
  taken?: ReadonlySet<string>;
}

/** What people get for at least so much. */
export function TierRows({ list, taken, ...row }: Props) {
  const { t } = useTranslation('fundHost');
  return (
    <>
      <FormError>{row.errors['settings.tiers']}</FormError>
      {list.rows.map((tier, index) => (
        <TierRow
          key={tier.key}
          {...row}
          tier={tier}
          index={index}
          isTaken={tier.id !== null && (taken?.has(tier.id) ?? false)}
          onRemove={() => list.remove(tier.key)}
        />
      ))}
      {list.canAdd && (
        <div>
          <Button variant="quiet" size="small" icon="plus" onClick={list.add}>
            {t('parts.add_tier')}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps extends Omit<PartsProps<Tier>, 'list'> {
  tier: Tier;
  index: number;
  isTaken: boolean;
  onRemove: () => void;
}

function TierRow({ tier, index, isTaken, onRemove, currency, errors, isWhole }: RowProps) {
  const { t } = useTranslation('fundHost');
  const number = index + 1;
  const name = `settings.tiers.${index}`;
  const field = fieldOf(errors, name);
  return (
    <Question role="group" aria-label={t('parts.tier', { number })}>
      <input type="hidden" name={`${name}.id`} value={tier.id ?? ''} />
      <WithButton>
        <TextField
          {...field('title')}
          label={t('parts.tier', { number })}
          defaultValue={tier.title}
          readOnly={isTaken}
          hint={isTaken ? t('parts.taken') : undefined}
          maxLength={LIMITS.rewardTitle}
          autoComplete="off"
          dir="auto"
        />
        <IconButton icon="trash" label={t('parts.remove_tier', { number })} onClick={onRemove} />
      </WithButton>
      <Beside>
        <SumField
          {...field('price')}
          label={t('parts.price')}
          currency={currency}
          amount={tier.price}
          isReadOnly={isTaken}
        />
        <NumberField
          {...field('stock')}
          label={t('parts.stock')}
          defaultValue={tier.stock ?? ''}
          min={1}
          max={LIMITS.tierStock}
          isOptional
        />
      </Beside>
      {isWhole && <TierMore {...{ tier, name, errors, isTaken }} />}
    </Question>
  );
}

interface MoreProps {
  tier: Tier;
  name: string;
  errors: Readonly<Record<string, string>>;
  isTaken: boolean;
}

/** What a reward says besides: its words, one question, when it can be had. */
function TierMore({ tier, name, errors, isTaken }: MoreProps) {
  const { t } = useTranslation('fundHost');
  // The server does not know the clock of the reader.
  const isInBrowser = useIsInBrowser();
  const field = fieldOf(errors, name);
  const words = { maxLength: LIMITS.rewardText, dir: 'auto', isOptional: true, rows: 2 } as const;
  return (
    <>
      <TextArea
        {...field('description')}
        {...words}
        label={t('parts.description')}
        defaultValue={tier.description ?? ''}
      />
      <TextField
        {...field('question')}
        label={t('parts.question')}
        hint={t('parts.question_hint')}
        defaultValue={tier.question ?? ''}
        readOnly={isTaken}
        maxLength={LIMITS.tierQuestion}
        dir="auto"
        isOptional
      />
      <TextField
        {...field('delivery')}
        label={t('parts.delivery')}
        hint={t('parts.delivery_hint')}
        defaultValue={tier.delivery ?? ''}
        maxLength={LIMITS.rewardTitle}
        dir="auto"
        isOptional
      />
      {isInBrowser && (
        <Beside>
          {(['opensAt', 'closesAt'] as const).map((at) => (
            <TextField
              key={at}
              {...field(at)}
              type="datetime-local"
              label={t(`parts.${at}`)}
              defaultValue={typedMoment(tier[at])}
              isOptional
            />
          ))}
        </Beside>
      )}
      <TextArea
        {...field('thanks')}
        {...words}
        label={t('parts.thanks')}
        defaultValue={tier.thanks ?? ''}
      />
    </>
  );
}
