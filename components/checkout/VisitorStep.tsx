import Link from 'next/link';
import { useState } from 'react';
import { CodeLogIn } from '@/components/shared/people/CodeLogIn';
import { Button } from '@/components/ui/buttons/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { looksLikeEmail } from '@/lib/shared/accounts/looksLikeEmail';
import { LIMITS } from '@/lib/shared/limits';

interface Props {
  email: string;
  onEmail: (email: string) => void;
  /** The page, for whoever logs in with a password. */
  path: string;
  onEnter: () => void;
}

/** Somebody without an account: an address, six digits, and nothing typed is lost. */
export function VisitorStep(props: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <Address {...props} onSend={setSentTo} />
  ) : (
    <Code email={sentTo} onEnter={props.onEnter} onOther={() => setSentTo(null)} />
  );
}

function Address({ email, onEmail, path, onSend }: Props & { onSend: (email: string) => void }) {
  const { t } = useTranslation('checkout');
  const [isWrong, setIsWrong] = useState(false);
  const next = encodeURIComponent(path);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const to = email.trim();
        if (looksLikeEmail(to)) onSend(to);
        else setIsWrong(true);
      }}
    >
      <p className="fine">{t('visitor.text')}</p>
      <TextField
        name="email"
        type="email"
        label={t('visitor.email')}
        value={email}
        error={isWrong ? t('visitor.wrong') : undefined}
        autoComplete="email"
        maxLength={LIMITS.email}
        required
        onChange={({ target }) => {
          setIsWrong(false);
          onEmail(target.value);
        }}
      />
      <Button type="submit" size="large" isWide>
        {t('visitor.send')}
      </Button>
      <p className="fine middle">
        {t('visitor.account')} <Link href={`/login?next=${next}`}>{t('visitor.log_in')}</Link>
      </p>
    </form>
  );
}

interface CodeProps {
  email: string;
  onEnter: () => void;
  onOther: () => void;
}

function Code({ email, onEnter, onOther }: CodeProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className="inside">
      <p role="status">{t('visitor.sent', { email })}</p>
      <CodeLogIn {...{ email, onEnter }} label={t('visitor.code')} running={t('visitor.running')} />
      <div>
        <Button variant="link" size="small" onClick={onOther}>
          {t('visitor.other')}
        </Button>
      </div>
    </div>
  );
}
