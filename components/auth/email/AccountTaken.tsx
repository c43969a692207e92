import { useRouter } from 'next/router';
import { Button } from '@/components/ui/buttons/Button';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isLocaleCode } from '@/lib/navigation/locales';
import { localePath } from '@/lib/navigation/path';

/** An account is the reader's again, and has no password any more. */
export function AccountTaken({ text }: { text: string }) {
  const { t } = useTranslation('auth');
  const { locale } = useRouter();

  function choose() {
    const path = '/dashboard/settings?active=account#password';
    // Loaded anew: the reader was logged in by a call. The address with its token leaves the history.
    window.location.replace(isLocaleCode(locale) ? localePath(locale, path) : path);
  }

  return (
    <Stack>
      <Notice kind="good" isLive>
        <p>{text}</p>
      </Notice>
      <Button isWide onClick={choose}>
        {t('takeover.password')}
      </Button>
    </Stack>
  );
}
