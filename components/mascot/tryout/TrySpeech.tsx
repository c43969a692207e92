import type { FormEvent } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Mascot } from '@/lib/mascot/player/createMascot';

/** Lets the mascot say any text. */
export function TrySpeech({ mascot }: { mascot: Mascot | null }) {
  const { t } = useTranslation('mascotTry');

  function speak(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = form.get('text');
    if (typeof text === 'string') mascot?.speak(text, { hold: form.get('hold') !== null });
  }

  return (
    <Card>
      <h2>{t('speech')}</h2>
      <form onSubmit={speak}>
        <TextField name="text" label={t('text')} defaultValue={t('line')} autoComplete="off" />
        <SwitchField name="hold" label={t('hold')} />
        <Button type="submit">{t('speak')}</Button>
      </form>
    </Card>
  );
}
