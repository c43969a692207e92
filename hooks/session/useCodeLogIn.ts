import { useEffect, useEffectEvent, useState } from 'react';
import { tryCall } from '@/lib/secureql/tryCall';
import type { ErrorCode } from '@/lib/shared/errors';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';

interface Options {
  email: string;
  /** Of the page. */
  language: string;
  onEnter: () => void;
}

/** A log-in by a code that is mailed as soon as this is shown. */
export function useCodeLogIn({ email, language, onEnter }: Options) {
  const [length, setLength] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const locale = isLocaleCode(language) ? language : DEFAULT_LOCALE;

  const ask = () =>
    tryCall('accounts/request-code/', { email, locale }).then((outcome) => {
      setRefusal(outcome.refusal);
      setLength(outcome.answer?.requestCode.item?.length ?? null);
    });
  const askFirst = useEffectEvent(() => void ask());
  useEffect(() => {
    askFirst();
  }, []);

  async function enter(code: string) {
    if (isRunning) return;
    setIsRunning(true);
    setRefusal(null);
    const outcome = await tryCall('accounts/log-in-with-code/', { email, code, locale });
    setIsRunning(false);
    if (outcome.refusal !== null) setRefusal(outcome.refusal);
    else onEnter();
  }
  return { length, refusal, isRunning, sendAgain: () => void ask(), enter };
}
