import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Field } from '@/components/ui/forms/Field';
import { Input } from '@/components/ui/forms/Field.styles';
import { FIELD } from '@/hooks/join/fields';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

// With the first letter.
const NameNews = dynamic(() => import('./NameNews').then((module) => module.NameNews));

/** What somebody new goes by; says while they type whether it is free. */
export function NameField({ error }: { error?: string }) {
  const { t } = useTranslation('join');
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');

  function take(suggestion: string) {
    if (!input.current) return;
    input.current.value = suggestion;
    input.current.focus();
    setName(suggestion);
  }
  return (
    <Field label={t('name')} error={error}>
      {(wiring) => (
        <div className="name">
          <Input
            {...wiring}
            ref={input}
            name={FIELD.name}
            placeholder={t('name_example')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            minLength={3}
            maxLength={LIMITS.handle}
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
          {name && <NameNews name={name} onTake={take} />}
        </div>
      )}
    </Field>
  );
}
