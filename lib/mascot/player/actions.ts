import type { AgentData } from '@/lib/mascot/agent';
import type { Animator } from '@/lib/mascot/player/drawing/animator';
import type { Cancel, Clock } from './clock';
import { glide } from '@/lib/mascot/player/place/glide';
import { directionTo, type Point } from '@/lib/mascot/player/place/place';
import type { Action } from './queue';
import type { Speech } from '@/lib/mascot/player/speech/speech';
import type { Stand } from '@/lib/mascot/player/place/stand';

/** An animation that was asked to end and does not is left behind after this. */
const GRACE_MS = 30_000;

/** What actions work with. */
export interface Parts {
  data: AgentData;
  animator: Animator;
  clock: Clock;
  speech: Speech;
  stand: Stand;
  /** Nothing moves: what would be played is over at once. */
  isStill: boolean;
}

type Start = Action['start'];

const nothing: Cancel = () => undefined;

/** Plays until the animation has ended; it is asked to after `timeout` ms, 0 for never. */
export function playing({ animator, clock, isStill }: Parts, name: string, timeout: number): Start {
  return (done) => {
    if (isStill || !animator.has(name)) {
      done();
      return nothing;
    }
    let timer = nothing;
    const end = () => {
      animator.exit();
      timer = clock.after(GRACE_MS, done);
    };
    // Before it plays, because an animation of one frame is over at once.
    if (timeout > 0) timer = clock.after(timeout, end);
    animator.play(name, (event) => {
      if (event === 'waiting') return;
      timer();
      done();
    });
    return () => {
      timer();
      animator.exit();
    };
  };
}

/** Slides to a point, with the animation of its direction where the agent has one. */
export function moving(parts: Parts, to: Point, ms: number): Start {
  const { animator, clock, data, isStill, stand } = parts;
  const target = stand.nearest(to);
  const name = `Move${directionTo(stand.box, ...middleOf(stand, target))}`;
  return (done) => {
    if (isStill || ms <= 0) {
      stand.moveTo(target);
      done();
      return nothing;
    }
    let slide = nothing;
    const begin = (arrive: () => void) => {
      const move = (point: Point) => stand.moveTo(point);
      slide = glide(clock, { from: stand.box, to: target, ms, move, done: arrive });
    };
    if (!animator.has(name)) {
      begin(done);
      return () => slide();
    }
    const loops = data.animations[name]?.useExitBranching ?? false;
    const left = new Set(['slide', 'animation']);
    const finish = (part: string) => {
      left.delete(part);
      if (left.size === 0) done();
    };
    const begun = () =>
      begin(() => {
        if (loops) animator.exit();
        finish('slide');
      });
    animator.play(name, (event) => {
      if (event === 'waiting') begun();
      else finish('animation');
    });
    if (!loops) begun();
    return () => {
      slide();
      animator.exit();
    };
  };
}

/** Where the middle of the agent is once it stands there. */
function middleOf({ box }: Stand, { left, top }: Point): [number, number] {
  return [left + box.width / 2, top + box.height / 2];
}

/** Says a text; a held one until its balloon is closed. */
export function speaking({ speech }: Parts, text: string, isHeld: boolean): Start {
  return (done) => {
    let isOver = false;
    speech.say(text, isHeld, () => {
      isOver = true;
      done();
    });
    return () => {
      if (!isOver) speech.breakOff();
    };
  };
}

/** Lets time pass. */
export function waiting({ clock }: Parts, ms: number): Start {
  return (done) => clock.after(ms, done);
}
