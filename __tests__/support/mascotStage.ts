import { jest } from '@jest/globals';
import type { AgentAnimation } from '@/lib/mascot/agent';
import { createMascot, type MascotOptions } from '@/lib/mascot/player/createMascot';
import { tinyAgent } from './tinyAgent';

/** jsdom knows pointers, but not that one can be held. */
Element.prototype.setPointerCapture ??= () => undefined;

export interface Wish extends Partial<MascotOptions> {
  animations?: Readonly<Record<string, AgentAnimation>>;
  /** Still hidden, as it is made. */
  isHidden?: boolean;
}

/** A mascot on a page of 1024 by 768 px, with fake timers and a log of what ended how. */
export function mascotStage({ animations = {}, isHidden = false, ...options }: Wish = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  const mascot = createMascot({
    agent: tinyAgent(animations),
    container,
    random: () => 0,
    isMuted: true,
    reducedMotion: false,
    ...options,
  });
  if (!isHidden) mascot.show({ isFast: true });
  const log: string[] = [];
  return {
    mascot,
    container,
    log,
    /** An `onEnd` that notes the ending under a name. */
    noting: (name: string) => (ending: string) => void log.push(`${name} ${ending}`),
    /** Column of the map that is drawn now; null: nothing is. */
    drawn: () => {
      const layer = container.querySelector<HTMLElement>('.mascot-layer');
      if (layer === null || layer.hidden) return null;
      return Math.abs(Number.parseInt(layer.style.backgroundPosition, 10)) / 10;
    },
    words: () => container.querySelector('.mascot-box p')?.textContent,
    told: () => container.querySelector('[role=status]')?.textContent,
    isOpen: () => container.querySelector<HTMLElement>('.mascot-box')?.hidden === false,
    at: () => [mascot.element.style.left, mascot.element.style.top],
    pass: (ms: number) => jest.advanceTimersByTime(ms),
  };
}

/** Hides the page from its reader, or shows it again. */
export function turnAway(isAway: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isAway, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
