import styled from 'styled-components';
import { Button } from '@/components/ui/buttons/Button';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Notice } from '@/components/ui/Notice';
import { lotteryIcons } from '@/components/lottery/public/lotteryIcons';
import { useReceipt } from '@/hooks/lottery/fan/useKept';
import type { LotteryView } from '@/hooks/lottery/types';
import { useSession } from '@/hooks/session/useSession';
import { saveFile } from '@/hooks/ui/saveFile';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, size, space } from '@/styles/tokens';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.textQuiet};
  font-size: ${size.small};

  svg {
    flex: none;
  }

  p {
    flex: 1 1 9rem;
  }
`;

/** The proof that one is in: checked and kept by this browser, for taking along. */
export function ReceiptLine({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const { user } = useSession();
  const { receipt, isWrong } = useReceipt(lottery, user?.handle ?? null);
  if (isWrong) return <Notice kind="warning">{t('receipt.wrong')}</Notice>;
  if (receipt === null) return null;
  const name = `playplus-${lottery.id}-${receipt.seq}.json`;
  const save = () => saveFile(name, `${JSON.stringify(receipt, null, 2)}\n`, 'application/json');
  return (
    <Line>
      <DrawnIcon drawing={lotteryIcons.receipt} size={20} />
      <p>{t('receipt.kept')}</p>
      <Button variant="link" size="small" onClick={save}>
        {t('receipt.save')}
      </Button>
    </Line>
  );
}
