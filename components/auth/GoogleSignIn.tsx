import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { FormError } from '@/components/ui/forms/FormError';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { useGoogleSignIn } from '@/hooks/auth/useGoogleSignIn';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { GooglePlace, type GoogleButtonSize } from './GooglePlace';
import { LinkGoogle } from './LinkGoogle';

interface GoogleSignInProps {
  clientId: string;
  /** Decides the text on Google's button. */
  purpose: 'signin' | 'signup';
  /** 40, 32 or 20 px high. */
  size?: GoogleButtonSize;
  /** Called when Google sends no credential. */
  onError?: () => void;
}

const WORDS = { signin: 'signin_with', signup: 'signup_with' } as const;

/** The nonce of the content policy; Google's script puts it on the styles it adds. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
}

/** Google's own button, and the sign-in with its credential. Rendered in the browser only. */
export function GoogleSignIn({ clientId, purpose, size = 'large', onError }: GoogleSignInProps) {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();
  const google = useGoogleSignIn();
  const [nonce] = useState(pageNonce);
  const [isAway, setIsAway] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);

  function miss() {
    setIsEmpty(true);
    onError?.();
  }

  if (isAway) return <p>{t('google.unreachable')}</p>;
  return (
    <Stack $gap={3}>
      {google.error ? (
        <FormError>{t(`errors:${google.error}`)}</FormError>
      ) : isEmpty ? (
        <Notice kind="warning" isLive>
          {t('google.no_credential')}
        </Notice>
      ) : null}
      <GoogleOAuthProvider
        clientId={clientId}
        nonce={nonce}
        locale={locale}
        onScriptLoadError={() => setIsAway(true)}
      >
        <GooglePlace $size={size} aria-busy={google.isRunning}>
          {google.nonce === null ? null : (
            // A new nonce needs a new button: Google keeps the one it was given first.
            <GoogleLogin
              key={google.nonce}
              nonce={google.nonce}
              size={size}
              text={WORDS[purpose]}
              onSuccess={({ credential }) => {
                setIsEmpty(false);
                if (credential) void google.signIn(credential);
              }}
              onError={miss}
            />
          )}
        </GooglePlace>
      </GoogleOAuthProvider>
      {google.isRunning ? <p role="status">{t('google.running')}</p> : null}
      {google.proof ? (
        <LinkGoogle proof={google.proof} onDone={google.enter} onClose={google.giveUpLinking} />
      ) : null}
    </Stack>
  );
}
