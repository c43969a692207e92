import { useState, type ReactNode } from 'react';
import { FollowingList } from '@/components/lottery/console/stage/FollowingList';
import { useLottery } from '@/components/lottery/console/LotteryContext';
import { Button } from '@/components/ui/buttons/Button';
import { ChoiceCards } from '@/components/ui/forms/ChoiceCards';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Stack } from '@/components/ui/Stack';
import { nameOf, reasonsFor } from '@/hooks/lottery/console/claims';
import type { OpenDialog } from '@/hooks/lottery/console/useLotteryScreen';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { REMOVE_REASONS_OF_HOST } from '@/lib/shared/lottery/reasons';

interface Props {
  open: Extract<OpenDialog, { kind: 'NEXT' | 'REMOVE' }>;
  onClose: () => void;
}

/**
 * Somebody loses their prize or their entry, for a reason that everyone can read. Who is next in the
 * order is shown, and nobody can choose them.
 */
export function ReasonDialog({ open, onClose }: Props) {
  const { t } = useTranslation('lotteryConsole');
  const { edit, verbs } = useLottery();
  if (open.kind === 'REMOVE') {
    const { id, handle } = open.entry;
    return (
      <Reasons
        question={t('remove.question', { handle })}
        text={t('remove.text')}
        confirm={t('remove.confirm')}
        reasons={REMOVE_REASONS_OF_HOST}
        onConfirm={(reason) => void verbs.remove(id, reason)}
        onClose={onClose}
      />
    );
  }
  const name = nameOf(open.claim);
  const hasNext = edit.nextInLine.length > 0;
  return (
    <Reasons
      question={t('next.question', { name })}
      text={t('next.text')}
      confirm={t('next.confirm', { name })}
      reasons={reasonsFor(open.claim)}
      onConfirm={(reason) => void verbs.passOver(open.claim.id, reason)}
      onClose={onClose}
    >
      <Stack $gap={2}>
        <p>{t(hasNext ? 'following.fixed' : 'following.nobody')}</p>
        {hasNext && <FollowingList />}
      </Stack>
    </Reasons>
  );
}

interface ReasonsProps<Reason> {
  question: string;
  text: string;
  confirm: string;
  reasons: readonly Reason[];
  onConfirm: (reason: Reason) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** One of the reasons has to be chosen before it can be done. */
function Reasons<Reason extends string>({
  question,
  text,
  confirm,
  reasons,
  onConfirm,
  onClose,
  children,
}: ReasonsProps<Reason>) {
  const { t } = useTranslation('lotteryConsole');
  const [reason, setReason] = useState<string>('');
  const chosen = reasons.find((one) => one === reason);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={question}
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
              onConfirm(chosen);
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
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
      {children}
    </Dialog>
  );
}
