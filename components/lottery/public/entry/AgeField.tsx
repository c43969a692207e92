import { useId } from 'react';
import styled from 'styled-components';
import { FieldError } from '@/components/ui/forms/FieldError';
import { DRAW_FIELD } from '@/hooks/lottery/fan/join/fields';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, space, target } from '@/styles/tokens';

const Tick = styled.div`
  label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${target.touch};
    cursor: pointer;
  }

  input {
    flex: none;
    width: ${target.least};
    height: ${target.least};
    margin: 0;
    accent-color: ${color.accent};
  }
`;

/** "I am old enough", said by a tick. */
export function AgeField({ age, error }: { age: number; error?: string }) {
  const { t } = useTranslation('lottery');
  const errorId = useId();
  return (
    <Tick>
      <label>
        <input
          type="checkbox"
          name={DRAW_FIELD.isOfAge}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {t('join.age', { age })}
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </Tick>
  );
}
