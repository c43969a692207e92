import { ActBar, type NextAct } from '@/components/console/act/ActBar';
import { namesOf } from '@/components/console/act/namesOf';
import { timeLeft } from '@/components/shared/draw/timeLeft';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import { nameOf, prizeSlots } from '@/hooks/lottery/console/claims';
import { KEYS_OF_ACTS, type LotteryAct as Act } from '@/hooks/lottery/console/nextLotteryAct';
import type { ConsoleLottery, HostClaim } from '@/hooks/lottery/console/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { drawIcons } from './drawIcons';
import { MoreActs } from './MoreActs';

const ICONS: Record<Act['kind'], IconDrawing> = {
  prize: iconDrawings.plus,
  open: iconDrawings.play,
  copy: iconDrawings.copy,
  resume: iconDrawings.play,
  close: drawIcons.lock,
  drawing: iconDrawings.clock,
  confirm: iconDrawings.check,
  next: drawIcons.trophy,
  wait: iconDrawings.clock,
  again: iconDrawings.play,
};

interface Props {
  edit: ConsoleLottery;
  act: Act;
  /** Until when a close can be stopped; null: it is not closing. */
  closingUntil: string | null;
  /** The link for good, without its scheme. */
  link: string;
  isCopied: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** The next act of a draw and whom it concerns, and what else can be done now. */
export function LotteryAct({ onAct, onClose, ...facts }: Props) {
  const words = useWords(facts);
  const isClosing = facts.closingUntil !== null;
  return (
    <ActBar
      act={words}
      onAct={onAct}
      more={!isClosing && <MoreActs act={facts.act} onClose={onClose} />}
    />
  );
}

const names = (people: readonly HostClaim[]) => people.map((one) => ({ handle: nameOf(one) }));

/** Who has the least time left. */
const first = (claims: readonly HostClaim[]) =>
  claims.reduce<string | null>((soonest, { claimBy }) => {
    if (claimBy === null) return soonest;
    return soonest === null || claimBy < soonest ? claimBy : soonest;
  }, null);

function useWords({ act, edit, closingUntil, link, isCopied }: Omit<Props, 'onAct' | 'onClose'>) {
  const { t, i18n } = useTranslation('lotteryConsole');
  const { language } = i18n;
  const closingIn = useCountdown(closingUntil);
  const until =
    act.kind === 'drawing' ? act.roundAt : act.kind === 'wait' ? first(act.claims) : null;
  const left = useCountdown(until);
  const look = { icon: ICONS[act.kind], key: KEYS_OF_ACTS[act.kind] };
  if (closingUntil !== null) {
    const title = t('act.closing', { count: closingIn ?? 0 });
    return { icon: iconDrawings.stop, title, text: t('act.closing_text'), key: 'D' };
  }
  const said = (title: string, text: string, more: Partial<NextAct> = {}): NextAct => ({
    ...look,
    title,
    text,
    ...more,
  });
  switch (act.kind) {
    case 'copy': {
      const title = t(isCopied ? 'console:share.copied' : 'console:next.copy');
      return said(title, t('console:next.copy_text', { link }), { isForAll: true });
    }
    case 'drawing': {
      const title = left ? t('act.drawing', { count: left }) : t('act.drawing_now');
      return said(title, t(left === 0 ? 'act.drawing_late' : 'act.drawing_text'), { isIdle: true });
    }
    case 'confirm': {
      const [one] = act.claims;
      const time = timeLeft(edit.lottery.claimSeconds, language);
      const title =
        act.claims.length === 1 && one
          ? t('act.confirm', { name: nameOf(one) })
          : t('act.confirm_all', { count: act.claims.length });
      return said(title, t('act.confirm_text', { time }));
    }
    case 'next': {
      const slot = prizeSlots(edit)[act.number - 1];
      return said(t('act.next'), slot?.title ?? '');
    }
    case 'wait': {
      const title = t('act.wait', { names: namesOf(t, language, names(act.claims)) });
      const text = left === null ? '' : t('act.wait_text', { time: timeLeft(left, language) });
      return said(title, text, { isIdle: true });
    }
    default:
      return said(t(`act.${act.kind}`), t(`act.${act.kind}_text`));
  }
}
