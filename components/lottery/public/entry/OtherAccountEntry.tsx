import { SwitchNote } from '@/components/shared/switching/SwitchNote';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useOtherAccount } from '@/hooks/session/useOtherAccount';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Says to whom this browser's entry in a draw belongs, where it is not the reader's account. */
export function OtherAccountEntry({ lotteryId }: { lotteryId: string }) {
  const { t } = useTranslation('switching');
  const other = useOtherAccount();
  const entry = other?.waiting.find(({ toolId }) => toolId === lotteryId);
  const hasTexts = useLazyTexts('switching', entry !== undefined);
  if (!other || !entry || !hasTexts) return null;
  const { handle } = other;
  const about = entry.kind === 'ENTRY' ? 'entry' : 'prize';
  return (
    <SwitchNote
      handle={handle}
      title={t(`${about}.title`, { handle })}
      text={t(`${about}.text`)}
      isUrgent={entry.kind === 'CLAIM'}
      isHere
    />
  );
}
