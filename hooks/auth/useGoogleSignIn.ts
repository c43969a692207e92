import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { afterGoogle } from '@/lib/navigation/onboarding';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { useAfterLogIn } from './useAfterLogIn';

/** A nonce is valid for an hour, so it is renewed before that. */
const RENEW_MS = 45 * 60_000;

/** Google's credential and the nonce it was issued for. */
export interface GoogleProof {
  credential: string;
  nonce: string;
}

interface Choices {
  hasChosenHandle: boolean;
  hasChosenType: boolean;
}

/**
 * Signs in with Google and goes to the remembered destination. `nonce` is null until the button may
 * show. `proof` is set while the account with the same e-mail must first confirm its password.
 */
export function useGoogleSignIn() {
  const { query, locale } = useRouter();
  const goOn = useAfterLogIn();
  const [nonce, setNonce] = useState<string | null>(null);
  const [proof, setProof] = useState<GoogleProof | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = useRef(false);

  const renew = useCallback(async () => {
    const { answer, refusal } = await tryCall('accounts/get-sign-in-nonce/', {});
    if (refusal === null) setNonce(answer.signInNonce.item?.nonce ?? null);
    else setError(refusal);
  }, []);

  useEffect(() => {
    const first = setTimeout(() => void renew(), 0);
    const timer = setInterval(() => void renew(), RENEW_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [renew]);

  const enter = (account: Choices | null) => goOn(afterGoogle(account, query.next, locale));

  async function signIn(credential: string) {
    if (isBusy.current || nonce === null) return;
    isBusy.current = true;
    setIsRunning(true);
    setError(null);
    const language = isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
    const payload = { credential, nonce, locale: language };
    const outcome = await tryCall('accounts/sign-in-with-google/', payload);
    isBusy.current = false;
    setIsRunning(false);
    if (outcome.refusal === null) {
      enter(outcome.answer.signInWithGoogle.item);
    } else if (outcome.refusal === 'auth.google_link_required') {
      setProof({ credential, nonce });
    } else {
      setError(outcome.refusal);
      // Refused outright: the nonce may have been too old.
      if (outcome.refusedAnswer === null) void renew();
    }
  }

  return { nonce, proof, error, isRunning, signIn, enter, giveUpLinking: () => setProof(null) };
}
