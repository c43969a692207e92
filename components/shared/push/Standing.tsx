import { FormError } from '@/components/ui/forms/FormError';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PushStanding } from '@/lib/push/switchPush';
import type { ErrorCode } from '@/lib/shared/errors';

interface Props {
  of: PushStanding | null;
  refusal: ErrorCode | null;
}

/** Why this browser gives no alerts yet, and what its reader can do about it. */
export function Standing({ of, refusal }: Props) {
  const { t } = useTranslation('push');
  if (refusal !== null) return <FormError>{t(`errors:${refusal}`)}</FormError>;
  switch (of) {
    case 'failed':
      return <FormError>{t('standing.failed')}</FormError>;
    case 'denied':
      return <p role="status">{t('standing.denied')}</p>;
    case 'unsupported':
      return <p>{t('standing.unsupported')}</p>;
    case 'home_screen':
      return (
        <>
          <p>{t('standing.home_screen')}</p>
          <ol>
            <li>{t('standing.home_screen_add')}</li>
            <li>{t('standing.home_screen_open')}</li>
          </ol>
        </>
      );
    default:
      return null;
  }
}
