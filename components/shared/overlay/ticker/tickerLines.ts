import type { TFunction } from 'i18next';
import type { Way } from '@/components/shared/overlay/part';
import { queueView } from '@/components/shared/overlay/queue/queueView';
import type { OverlayLottery } from '@/hooks/widgets/overlayLottery';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { isolated } from '@/lib/i18n/isolated';

/** One line of a ticker: what it is about in small, then the news. */
export interface TickerLine {
  id: string;
  label: string;
  /** The tool's title where it matters; left out where that is the head. */
  about: string | null;
  /** Plain text; null with `until`. */
  text: string | null;
  /** A clock runs down to it, UTC ISO 8601; null: none. */
  until: string | null;
  isAddress?: boolean;
}

/** Names in one line of news. */
const NAMES = 3;

/** A line of plain words. */
export const line = (
  id: string,
  label: string,
  text: string,
  about: string | null = null,
): TickerLine => ({
  id,
  about,
  label,
  text,
  until: null,
});

/** What somebody who has news is called. */
export const nameOf = ({ name, handle }: OverlayParty['creator']) =>
  name.trim() === '' ? handle : name;

/** The way in. */
export const address = (label: string, way: Way): TickerLine => ({
  ...line('way', label, `${way.host}${way.path}`),
  isAddress: true,
});

/** News of a queue: who plays, who is next, what the host says, the way in. `t` of `widgets`. */
export function queueLines(queue: OverlayParty, way: Way, t: TFunction): TickerLine[] {
  const view = queueView(queue, t);
  const names = (people: readonly { handle: string }[]) =>
    people
      .slice(0, NAMES)
      .map(({ handle }) => isolated(handle))
      .join(', ');
  return [
    view.sentence === null
      ? line('now', t('now'), names(view.now))
      : line('now', '', view.sentence, view.title),
    ...(view.next.length > 0 ? [line('next', view.nextLabel, names(view.next))] : []),
    ...(view.notice !== null ? [line('notice', nameOf(queue.creator), view.notice)] : []),
    ...(view.wayLabel !== null ? [address(view.wayLabel, way)] : []),
  ];
}

/** News of a draw: how long it is open, how many are in, the way in. `t` of `drawOverlay`. */
export function drawLines(draw: OverlayLottery, way: Way, t: TFunction): TickerLine[] {
  const isOpen = draw.state === 'OPEN';
  const until = isOpen ? draw.closesAt : draw.state === 'SCHEDULED' ? draw.opensAt : null;
  return [
    until === null
      ? line('title', nameOf(draw.creator), draw.title)
      : {
          id: 'until',
          about: draw.title,
          label: t(isOpen ? 'closes_in' : 'opens_in'),
          text: null,
          until,
        },
    ...(draw.memberCount > 0
      ? [
          line(
            'count',
            '',
            `${t('people', { count: draw.memberCount })} · ${t('tickets', { count: draw.ticketTotal })}`,
            draw.title,
          ),
        ]
      : []),
    ...(draw.notice !== null ? [line('notice', nameOf(draw.creator), draw.notice)] : []),
    address(t(isOpen ? 'enter' : 'follow'), way),
  ];
}
