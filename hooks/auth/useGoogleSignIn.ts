import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { afterGoogle } from '@/lib/navigation/onboarding';
import { errorOf } from '@/lib/secureql/browser/answer';
import { callSecureql } from '@/lib/secureql/browser/client';
import { SecureqlError } from '@/lib/secureql/browser/secureqlError';
import type { ErrorCode } from '@/lib/shared/errors';

/** A nonce lives for an hour; whoever comes back to the tab later finds a fresh one. */
const RENEW_MS = 45 * 60_000;

/** What Google said and the nonce it was said for. */
export interface GoogleProof {
  credential: string;
  nonce: string;
}

interface Choices {
  hasChosenHandle: boolean;
  hasChosenType: boolean;
}

/**
 * The way from Google's button to the remembered destination. `nonce` is null until the button may
 * show; `proof` stands while the local account of the same e-mail asks for its password.
 */
export function useGoogleSignIn() {
  const { query, locale } = useRouter();
  const [nonce, setNonce] = useState<string | null>(null);
  const [proof, setProof] = useState<GoogleProof | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = useRef(false);

  const renew = useCallback(async () => {
    try {
      const { signInNonce } = await callSecureql('accounts/get-sign-in-nonce/', {});
      setNonce(signInNonce.item?.nonce ?? null);
    } catch (reason) {
      setError(codeOf(reason));
    }
  }, []);

  useEffect(() => {
    const first = setTimeout(() => void renew(), 0);
    const timer = setInterval(() => void renew(), RENEW_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [renew]);

  const enter = (account: Choices | null) =>
    window.location.assign(afterGoogle(account, query.next, locale));

  async function signIn(credential: string) {
    if (isBusy.current || nonce === null) return;
    isBusy.current = true;
    setIsRunning(true);
    setError(null);
    try {
      const language = isLocaleCode(locale) ? locale : DEFAULT_LOCALE;
      const payload = { credential, nonce, locale: language };
      const answer = await callSecureql('accounts/sign-in-with-google/', payload);
      const code = errorOf(answer);
      if (code === null) enter(answer.signInWithGoogle.item);
      else if (code === 'auth.google_link_required') setProof({ credential, nonce });
      else setError(code);
    } catch (reason) {
      setError(codeOf(reason));
      // It may be the nonce that was too old.
      void renew();
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }

  return { nonce, proof, error, isRunning, signIn, enter, giveUpLinking: () => setProof(null) };
}

function codeOf(reason: unknown): ErrorCode {
  return reason instanceof SecureqlError ? reason.code : 'internal';
}
