import Link from 'next/link';
import { useState } from 'react';
import { CodeLogIn } from '@/components/shared/people/CodeLogIn';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { giftPath } from '@/lib/navigation/tools/experiencePath';
import { looksLikeEmail } from '@/lib/shared/accounts/looksLikeEmail';
import { LIMITS } from '@/lib/shared/limits';
import { WhoForm } from './Gift.styles';

/** Whom a gift is for from now on: any address with a code, or an account there is. */
export function WhoStep({ giftId, onEnter }: { giftId: string; onEnter: () => void }) {
  const { t } = useTranslation('gifts');
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  if (sentTo !== null) {
    return (
      <WhoForm as="div">
        <p role="status">{t('who.sent', { email: sentTo })}</p>
        <CodeLogIn
          {...{ email: sentTo, onEnter }}
          label={t('who.code')}
          running={t('who.running')}
        />
        <div>
          <Button variant="link" size="small" onClick={() => setSentTo(null)}>
            {t('who.other')}
          </Button>
        </div>
      </WhoForm>
    );
  }
  return (
    <WhoForm
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const to = email.trim();
        if (looksLikeEmail(to)) setSentTo(to);
        else setIsWrong(true);
      }}
    >
      <p>{t('who.text')}</p>
      <TextField
        name="email"
        type="email"
        label={t('who.email')}
        value={email}
        error={isWrong ? t('who.wrong') : undefined}
        autoComplete="email"
        maxLength={LIMITS.email}
        required
        onChange={({ target }) => {
          setIsWrong(false);
          setEmail(target.value);
        }}
      />
      <Button type="submit" size="large" isWide>
        {t('who.send')}
      </Button>
      <p className="for">
        {t('who.account')}{' '}
        <Link href={`/login?next=${encodeURIComponent(giftPath(giftId))}`}>{t('who.log_in')}</Link>
      </p>
    </WhoForm>
  );
}
