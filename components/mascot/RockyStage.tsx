import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { useLazyTexts } from '@/hooks/called/useLazyTexts';
import { useFreePlace } from '@/hooks/mascot/useFreePlace';
import { useLine, type MascotLine } from '@/hooks/mascot/useLine';
import { useMascot } from '@/hooks/mascot/useMascot';
import { useSetting } from '@/hooks/ui/choices/useSetting';
import { useShortcuts } from '@/hooks/ui/keys/useShortcuts';
import { useMatch } from '@/hooks/ui/useMatch';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DEFAULT_AGENT } from '@/lib/mascot/agent';
import { media } from '@/styles/media';
import { stageDrawings } from './drawings';
import { Room, Tool, Tools } from './RockyStage.styles';

interface Props {
  /** What is said now; null: nothing, and it goes. */
  line: MascotLine | null;
  /** Until the reader has chosen for themselves. */
  isMuted: boolean;
  /** The line was said, or closed, and the mascot has gone. */
  onSaid: (id: string) => void;
  /** The line was not said: everywhere the mascot would cover something that matters. */
  onNoRoom: (id: string) => void;
  /** It is not to come back, ever. */
  onSentAway: () => void;
}

/**
 * The mascot over the page: it comes, says its line and goes again. It can be dragged, and it gives
 * way to whatever it would cover. Load it late: few pages have something to say.
 */
export function RockyStage({ line, isMuted, onSaid, onNoRoom, onSentAway }: Props) {
  const { t } = useTranslation('mascot');
  const room = useRef<HTMLDivElement>(null);
  const hasTexts = useLazyTexts('mascot', true);
  const isStill = useMatch(media.stillness);
  const [hasSound, chooseSound] = useSetting('playplus-mascot-sound', !isMuted);
  const mascot = useMascot({ room, isMuted: !hasSound, isStill });
  const close = useLine(mascot, line, { room, onSaid, onNoRoom });
  useFreePlace(mascot, room, close);
  useShortcuts({ escape: close }, line !== null);

  const name = { name: DEFAULT_AGENT };
  const tools = (
    <Tools role="group" aria-label={DEFAULT_AGENT}>
      <Tool type="button" aria-label={t('close')} title={t('close')} onClick={close}>
        <Icon name="close" size={18} />
      </Tool>
      <Tool
        type="button"
        aria-label={t('mute', name)}
        title={t('mute', name)}
        aria-pressed={!hasSound}
        onClick={() => chooseSound(!hasSound)}
      >
        <DrawnIcon drawing={hasSound ? stageDrawings.sound : stageDrawings.muted} size={18} />
      </Tool>
      <Tool type="button" aria-label={t('away', name)} title={t('away', name)} onClick={onSentAway}>
        <Icon name="eye-off" size={18} />
      </Tool>
    </Tools>
  );
  return (
    <Room ref={room}>
      {hasTexts && mascot !== null && mascot !== 'failed' && createPortal(tools, mascot.element)}
    </Room>
  );
}
