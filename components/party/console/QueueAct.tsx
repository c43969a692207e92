import { useTranslation } from '@/hooks/ui/useTranslation';
import { ActBar, type NextAct } from '@/components/console/act/ActBar';
import { Ago } from '@/components/console/act/Ago';
import { iconDrawings, type IconName } from '@/components/ui/icons/iconPaths';
import { useCountdown } from '@/hooks/ui/time/useCountdown';
import type { QueueAct as Act } from '@/hooks/party/console/nextAct';
import type { ConsoleParty, HostMember } from '@/hooks/party/types';
import { asClock } from '@/lib/i18n/time/asClock';
import { END_UNDO_SECONDS } from '@/lib/shared/parties/partyActions';
import type { OrderPolicy } from '@/lib/shared/parties/queueRules';
import { actionText } from '@/components/console/act/actionText';
import { CallMore } from './CallMore';
import { namesOf } from '@/components/console/act/namesOf';

const ICONS: Record<Act['kind'], IconName> = {
  open: 'play',
  copy: 'copy',
  start: 'play',
  finish: 'check',
  resume: 'play',
  call: 'next',
  wait: 'clock',
  end: 'stop',
  recap: 'next',
};

interface Props {
  party: ConsoleParty;
  act: Act;
  /** The link for good, without its scheme. */
  link: string;
  isCopied: boolean;
  count: number;
  order: OrderPolicy;
  onAct: () => void;
  onUndo: () => void;
  onCall: () => void;
  onStep: (by: 1 | -1) => void;
  onOrder: (order: OrderPolicy) => void;
}

/** The next act of a queue with the names it concerns, what can be undone, and how to call more. */
export function QueueAct({ party, act, link, isCopied, order, onAct, onUndo, ...call }: Props) {
  const { t, i18n } = useTranslation('console');
  const undo = useLastAct(party);
  const words = useWords(act, { party, link, isCopied, order });
  return (
    <ActBar
      act={words}
      onAct={onAct}
      undo={undo && { ...undo, text: actionText(t, i18n.language, undo.act) }}
      onUndo={onUndo}
      more={<CallMore party={party} order={order} {...call} />}
    />
  );
}

/** The act that can be taken back now; of an end how long it still can. */
function useLastAct({ acts, state, endedAt }: ConsoleParty) {
  const { t } = useTranslation('console');
  const last = acts.find(({ isUndone }) => !isUndone);
  const isEnd = state === 'ENDED' && last?.kind === 'STATE' && last.what === 'ENDED';
  const until = isEnd && endedAt ? Date.parse(endedAt) + END_UNDO_SECONDS * 1000 : null;
  const left = useCountdown(until === null ? null : new Date(until).toISOString());
  if (!last || last.isFinal || left === 0) return null;
  const time = left === null ? <Ago at={last.at} /> : t('next.undo_left', { time: asClock(left) });
  return { act: last, time, isRunningOut: left !== null };
}

interface Facts {
  party: ConsoleParty;
  link: string;
  isCopied: boolean;
  order: OrderPolicy;
}

/** When the last of them must have answered. */
const latest = (people: readonly HostMember[]) =>
  people.reduce<string | null>((last, { readyBy }) => {
    if (readyBy === null) return last;
    return last === null || readyBy > last ? readyBy : last;
  }, null);

function useWords(act: Act, facts: Facts): NextAct {
  const { t, i18n } = useTranslation('console');
  const awaited = act.kind === 'wait' ? act.people : act.kind === 'start' ? act.late : [];
  const left = useCountdown(latest(awaited));
  const names = (people: readonly HostMember[]) => namesOf(t, i18n.language, people);
  const icon = iconDrawings[ICONS[act.kind]];
  const { party, link, isCopied, order } = facts;
  const sentences = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');
  switch (act.kind) {
    case 'copy':
      return {
        icon,
        title: t(isCopied ? 'share.copied' : 'next.copy'),
        text: t('next.copy_text', { link }),
        isForAll: true,
      };
    case 'start': {
      const late =
        act.late.length > 0 &&
        left !== null &&
        t('next.late', { names: names(act.late), count: left });
      const text = sentences(t('next.with', { names: names(act.people) }), late);
      return { icon, title: t('next.start', { number: act.round }), text };
    }
    case 'finish': {
      const { people } = act;
      const done = t('next.done', { names: names(people), count: people.length });
      const then = act.isNextReady && t('next.then_start', { number: act.round + 1 });
      return { icon, title: t('next.finish', { number: act.round }), text: sentences(done, then) };
    }
    case 'call': {
      const who = act.people?.map(({ handle }) => handle).join(', ');
      const how = order === 'LANES' ? '' : t(`call.order_${order}`);
      const then = act.then.length > 0 && t('next.then', { names: names(act.then) });
      const title = who ? t('next.call', { name: who }) : t('console.call', { count: 1 });
      return { icon, title, text: sentences(how, then) };
    }
    case 'wait':
      return {
        icon,
        title: t('next.wait', { names: names(act.people) }),
        text: left === null ? '' : t('next.left', { count: left }),
        isIdle: true,
      };
    case 'recap': {
      const text = t('console.played', { count: party.playedCount });
      return { icon, title: t('next.recap'), text, isForAll: true };
    }
    default:
      return { icon, title: t(`next.${act.kind}`), text: t(`next.${act.kind}_text`) };
  }
}
