import type { Balloon } from '@/lib/mascot/player/speech/balloon';
import type { Cancel, Clock } from './clock';
import { makeDraggable } from '@/lib/mascot/player/place/drag';
import type { Pauses } from './pauses';
import type { ActionQueue } from './queue';
import type { Stand } from '@/lib/mascot/player/place/stand';

interface Options {
  /** What is pressed and dragged. */
  handle: HTMLElement;
  /** Goes on while the agent stands still. */
  clock: Clock;
  stand: Stand;
  balloon: Balloon;
  queue: ActionQueue;
  pauses: Pauses;
  isHidden: () => boolean;
  onDoubleClick: () => void;
}

/** What the page and its reader do to an agent: drag, resize, look elsewhere. */
export function watchSurroundings(options: Options): Cancel {
  const { handle, clock, stand, balloon, queue, pauses, isHidden, onDoubleClick } = options;
  const see = () => pauses.set('unseen', document.hidden);
  const settle = () => {
    if (!isHidden()) stand.settle();
  };
  const stopDragging = makeDraggable({
    element: handle,
    clock,
    at: () => stand.box,
    onStart: () => {
      pauses.set('dragged', true);
      balloon.setAside(true);
      // It would go on from where it was before.
      queue.cancelCurrent('move');
    },
    onMove: (to) => stand.moveTo(to),
    onEnd: () => {
      balloon.setAside(false);
      stand.settle();
      pauses.set('dragged', false);
    },
  });
  see();
  document.addEventListener('visibilitychange', see);
  window.addEventListener('resize', settle);
  handle.addEventListener('dblclick', onDoubleClick);
  return () => {
    stopDragging();
    document.removeEventListener('visibilitychange', see);
    window.removeEventListener('resize', settle);
    handle.removeEventListener('dblclick', onDoubleClick);
  };
}
