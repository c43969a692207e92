import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useRocky } from '@/hooks/mascot/useRocky';
import { useRockySwitch } from '@/hooks/mascot/useRockySwitch';
import { useSession } from '@/hooks/session/useSession';
import { useToast } from '@/hooks/ui/toasts/useToast';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { setRockyAbout } from '@/lib/mascot/presence';

// Most moments of most readers were told before.
const RockyStage = dynamic(
  () => import('@/components/mascot/RockyStage').then((module) => module.RockyStage),
  { ssr: false },
);

/** Rocky itself, where it has something to say. */
export function RockyHost() {
  const { t } = useTranslation('rocky');
  const { user } = useSession();
  const toast = useToast();
  const { line, end, endUntold } = useRocky();
  const { choose } = useRockySwitch();
  const hasTexts = useLazyTexts('rocky', line !== null);
  const isShown = line !== null && hasTexts;

  useEffect(() => {
    setRockyAbout(isShown);
    return () => setRockyAbout(false);
  }, [isShown]);

  if (!isShown) return null;
  const words = t(`say.${line.name}`);
  return (
    <RockyStage
      line={{
        id: line.name,
        text: line.isHello ? `${t('hello')} ${words}` : words,
        animation: line.animation,
      }}
      isMuted
      onSaid={end}
      onNoRoom={endUntold}
      onSentAway={() => {
        toast.success(t(user === null ? 'gone' : 'gone_member'));
        end(line.name);
        void choose(false);
      }}
    />
  );
}
