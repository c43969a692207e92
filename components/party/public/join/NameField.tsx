import { useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/forms/Field';
import { Input } from '@/components/ui/forms/Field.styles';
import { Icon } from '@/components/ui/icons/Icon';
import { FIELD } from '@/hooks/party/fan/join/fields';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

/** What is known of a typed name: free, or the nearest one that is. */
type Known = { isFree: true } | { isFree: false; suggestion: string | null } | null;

/** What somebody new goes by; says while they type whether it is free. */
export function NameField({ error }: { error?: string }) {
  const { t } = useTranslation('party');
  const input = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState<Known>(null);

  // Loaded with the first letter, and nobody waits for it.
  async function check() {
    setKnown(null);
    const { checkName } = await import('@/hooks/party/fan/join/checkName');
    checkName(input.current?.value ?? '', setKnown);
  }

  function accept(name: string) {
    if (!input.current) return;
    input.current.value = name;
    input.current.focus();
    setKnown({ isFree: true });
  }

  return (
    <Field label={t('join.name')} error={error}>
      {(wiring) => (
        <div className="name">
          <Input
            {...wiring}
            ref={input}
            name={FIELD.name}
            placeholder={t('join.name_example')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            minLength={3}
            maxLength={LIMITS.handle}
            required
            onInput={() => void check().catch(() => undefined)}
          />
          <p role="status">
            {known?.isFree && (
              <span>
                <Icon name="check" size={18} /> {t('join.name_free')}
              </span>
            )}
            {known?.isFree === false && (
              <>
                {t('join.name_taken')}{' '}
                {known.suggestion && (
                  <Button
                    variant="link"
                    size="small"
                    onClick={() => accept(known.suggestion ?? '')}
                  >
                    {t('join.name_try', { handle: known.suggestion })}
                  </Button>
                )}
              </>
            )}
          </p>
        </div>
      )}
    </Field>
  );
}
