import { useId } from 'react';
import { FillingPanel, PanelHead, PanelText } from '@/components/console/frame/Frame.styles';
import { drawIcons } from '@/components/lottery/console/drawIcons';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { prizeSlots } from '@/hooks/lottery/console/claims';
import type { ConsoleLottery } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PrizeRow } from './PrizeRow';
import { Chip, Claims } from './Side.styles';

/** Every prize one by one, who has it, and the proof below. */
export function PrizesPanel() {
  const { t } = useTranslation('lotteryConsole');
  const { edit } = useLottery();
  const titleId = useId();
  const slots = prizeSlots(edit);
  return (
    <FillingPanel aria-labelledby={titleId} data-list="prizes">
      <PanelHead>
        <h2 id={titleId} tabIndex={-1}>
          {t('prizes.title')}
        </h2>
      </PanelHead>
      {slots.length === 0 ? (
        <PanelText>{t('prizes.empty')}</PanelText>
      ) : (
        <Claims role="list">
          {slots.map((slot) => (
            <PrizeRow key={slot.slot} slot={slot} />
          ))}
        </Claims>
      )}
      <ProofChip lottery={edit.lottery} />
    </FillingPanel>
  );
}

/** What can be checked by now. */
function proofWord({ entrantsHash, revealedAt, seed }: ConsoleLottery['lottery']) {
  if (revealedAt !== null) return 'proof.checkable';
  // Cancelled before its order was known: all the same its secret is out.
  if (seed !== null) return 'proof.revealed';
  return entrantsHash === null ? 'proof.sealed' : 'proof.locked';
}

function ProofChip({ lottery }: Pick<ConsoleLottery, 'lottery'>) {
  const { t } = useTranslation('lotteryConsole');
  if (lottery.commitHash === null) return null;
  return (
    // A console that runs must not be left.
    <Chip href={`/chance/${lottery.id}/verify`} target="_blank" rel="noreferrer">
      <DrawnIcon drawing={drawIcons.seal} size={20} />
      <b>{t(proofWord(lottery))}</b>
      <span>
        {t('proof.verify')}
        <VisuallyHidden>{t('common:link.new_tab')}</VisuallyHidden>
        <Icon name="next" size={16} />
      </span>
    </Chip>
  );
}
