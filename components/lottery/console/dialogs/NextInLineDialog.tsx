import { useState } from 'react';
import { FollowingList } from '@/components/lottery/console/stage/FollowingList';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { nameOf, reasonsFor } from '@/hooks/lottery/console/claims';
import type { HostClaim } from '@/hooks/lottery/console/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  claim: HostClaim;
  onClose: () => void;
}

/** Passes somebody over: why, which everyone can read, and who is next, which nobody can choose. */
export function NextInLineDialog({ claim, onClose }: Props) {
  const { t } = useTranslation('lotteryConsole');
  const { edit, verbs } = useLottery();
  const reasons = reasonsFor(claim);
  const [reason, setReason] = useState<string>('');
  const chosen = reasons.find((one) => one === reason);
  const name = nameOf(claim);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('next.question', { name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console:console.cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={chosen === undefined}
            onClick={() => {
              if (chosen === undefined) return;
              onClose();
              void verbs.passOver(claim.id, chosen);
            }}
          >
            {t('next.confirm', { name })}
          </Button>
        </>
      }
    >
      <p>{t('next.text')}</p>
      <ChoiceCards
        legend={t('next.reason')}
        name="reason"
        defaultValue=""
        onChange={setReason}
        options={reasons.map((value) => ({
          value,
          label: t(`out.${value}`),
          hint: t(`out.${value}_hint`),
        }))}
      />
      <Stack $gap={2}>
        <p>{t(edit.nextInLine.length > 0 ? 'following.fixed' : 'following.nobody')}</p>
        {edit.nextInLine.length > 0 && <FollowingList />}
      </Stack>
    </Dialog>
  );
}
