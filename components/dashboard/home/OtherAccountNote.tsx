import { SwitchNote } from '@/components/shared/switching/SwitchNote';
import { waitingWords } from '@/components/shared/switching/waitingWords';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useOtherAccount } from '@/hooks/session/useOtherAccount';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** What waits with the account used here before the log-in, or the way back from there. */
export function OtherAccountNote() {
  const { t, i18n } = useTranslation('switching');
  const other = useOtherAccount();
  const hasTexts = useLazyTexts('switching', Boolean(other));
  if (!other || !hasTexts) return null;
  const { handle, isQuick, waiting } = other;
  return isQuick ? (
    <SwitchNote
      handle={handle}
      title={t('home.title', { handle, what: waitingWords(t, i18n.language, waiting) })}
      text={t('home.text')}
      isUrgent={waiting.some(({ kind }) => kind === 'CLAIM')}
    />
  ) : (
    <SwitchNote handle={handle} title={t('back.title', { handle })} text={t('back.text')} />
  );
}
