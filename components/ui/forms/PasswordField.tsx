import { useState, type ComponentPropsWithRef } from 'react';
import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { space } from '@/styles/tokens';
import { Field, type FieldWords } from './Field';
import { Input } from './Field.styles';
import { IconButton } from '@/components/ui/buttons/IconButton';

type PasswordFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children' | 'type'>;

const Row = styled.div`
  position: relative;

  input {
    padding-right: ${space[12]};
  }

  button {
    position: absolute;
    inset: 0 0 0 auto;
    margin-block: auto;
  }
`;

/** A password that can be shown; pasting and password managers stay welcome. */
export function PasswordField({ label, hint, error, isOptional, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field name={input.name} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <Row>
          <Input {...input} {...wiring} type={isShown ? 'text' : 'password'} spellCheck={false} />
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={t('password.show')}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        </Row>
      )}
    </Field>
  );
}
