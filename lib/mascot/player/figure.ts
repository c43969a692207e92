import type { Agent } from '@/lib/mascot/agent';
import { Animator } from '@/lib/mascot/player/drawing/animator';
import { browserClock, PausableClock, type Clock } from './clock';
import { restFrame } from '@/lib/mascot/player/drawing/frames';
import { Pauses } from './pauses';
import { Sheet } from '@/lib/mascot/player/drawing/sheet';

/** An animation of a figure is asked to end after this. */
const LONGEST_MS = 5000;

interface Options {
  agent: Agent;
  /** The drawing is put into it. */
  container: HTMLElement;
  /** In px. */
  width: number;
  clock?: Clock;
}

/** An agent that stands within a text, silent and not to be dragged. */
export interface Figure {
  /** Plays it once and rests; `onEnd` at its end, or at once where there is no such animation. */
  play(name: string, onEnd: () => void): void;
  dispose(): void;
}

/** Puts a figure on the page, at rest. For the browser only. */
export function createFigure({ agent, container, width, clock: time }: Options): Figure {
  const { data } = agent;
  const clock = new PausableClock(time ?? browserClock);
  const sheet = new Sheet(agent, width);
  const animator = new Animator({
    data,
    clock,
    random: Math.random,
    show: ({ frame }) => sheet.draw(frame),
  });
  const pauses = new Pauses(clock, animator);
  const see = () => pauses.set('unseen', document.hidden);
  const rest = () => {
    const frame = restFrame(data);
    if (frame !== undefined) sheet.draw(frame);
  };
  rest();
  see();
  document.addEventListener('visibilitychange', see);
  container.append(sheet.element);
  return {
    play(name, onEnd) {
      if (!animator.has(name)) {
        onEnd();
        return;
      }
      const cancel = clock.after(LONGEST_MS, () => animator.exit());
      animator.play(name, (event) => {
        if (event === 'waiting') return;
        cancel();
        if (event === 'replaced') return;
        rest();
        onEnd();
      });
    },
    dispose() {
      document.removeEventListener('visibilitychange', see);
      animator.halt();
      clock.clear();
      sheet.element.remove();
    },
  };
}
