import { SayThanks } from '@/components/shared/aftershow/SayThanks';
import { useSayThanks } from '@/hooks/fundconsole/recap/useSayThanks';
import type { FundRecap } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** One message to everybody who was not thanked yet. */
export function ThanksPanel({ recap }: { recap: FundRecap }) {
  const { t } = useTranslation('errors');
  const { said, isRunning, refusal, say } = useSayThanks(recap.id);
  if (recap.unthanked === 0 && said === null) return null;
  return (
    <SayThanks
      count={recap.unthanked}
      muted={0}
      thanks={said}
      isOnItsWay={false}
      isRunning={isRunning}
      error={refusal && t(refusal)}
      onSay={(text) => void say(text)}
    />
  );
}
