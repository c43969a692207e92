import { ActBar, type NextAct } from '@/components/console/act/ActBar';
import { actionText } from '@/components/console/act/actionText';
import { Ago } from '@/components/console/act/Ago';
import { consoleIcons } from '@/components/console/consoleIcons';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import type { FundAct as Act } from '@/hooks/fundconsole/console/nextFundAct';
import type { ConsoleFund } from '@/hooks/fundconsole/types';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { useFund } from './FundContext';
import { fundIcons } from './fundIcons';
import { MoreActs } from './MoreActs';

const ICONS: Record<Act['kind'], IconDrawing> = {
  open: iconDrawings.play,
  payouts: fundIcons.bank,
  alerts: consoleIcons.sound,
  reveal: fundIcons.flag,
  approve: iconDrawings.check,
  resume: iconDrawings.play,
  thank: fundIcons.heart,
  settling: iconDrawings.clock,
  copy: iconDrawings.copy,
  recap: iconDrawings.good,
};

interface Props {
  act: Act;
  /** Until when a reveal can be stopped; null: none runs. */
  revealingUntil: string | null;
  /** The link for good, without its scheme. */
  link: string;
  isCopied: boolean;
  onAct: () => void;
  onKeepHidden: (milestoneId: string) => void;
}

/** The next act of a fund, the last one that can be taken back, and what else can be done now. */
export function FundAct({ onAct, onKeepHidden, ...facts }: Props) {
  const { edit, verbs } = useFund();
  const { t, i18n } = useTranslation('fundHost');
  const words = useWords(edit, facts);
  const last = edit.acts.find(({ isUndone, isFinal }) => !isUndone && !isFinal);
  return (
    <ActBar
      act={words}
      onAct={onAct}
      undo={last ? { text: actionText(t, i18n.language, last), time: <Ago at={last.at} /> } : null}
      onUndo={() => void verbs.undo()}
      more={<MoreActs act={facts.act} onKeepHidden={onKeepHidden} />}
    />
  );
}

type Facts = Omit<Props, 'onAct' | 'onKeepHidden'>;

function useWords(edit: ConsoleFund, { act, revealingUntil, link, isCopied }: Facts): NextAct {
  const { t } = useTranslation('fundHost');
  const left = useCountdown(revealingUntil);
  if (revealingUntil !== null) {
    const title = t('act.revealing', { count: left ?? 0 });
    return { icon: iconDrawings.stop, title, text: t('act.revealing_text'), key: 'Esc' };
  }
  const icon = ICONS[act.kind];
  switch (act.kind) {
    case 'copy': {
      const title = t(isCopied ? 'console:share.copied' : 'console:next.copy');
      return { icon, title, text: t('console:next.copy_text', { link }), isForAll: true };
    }
    case 'recap':
      return { icon, title: t('act.recap'), text: t('act.recap_text'), isForAll: true };
    case 'approve': {
      const name = act.contribution.name ?? t('somebody');
      return { icon, title: t('act.approve', { name }), text: t('act.approve_text') };
    }
    case 'thank':
      return {
        icon,
        title: t('act.thank', { count: act.count }),
        text: t('act.thank_text'),
      };
    case 'settling':
      return {
        icon,
        title: t('act.settling'),
        text: t('act.settling_text', { count: edit.fund.pledgeCount }),
        isIdle: true,
      };
    default:
      return { icon, title: t(`act.${act.kind}`), text: t(`act.${act.kind}_text`) };
  }
}
