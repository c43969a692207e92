import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mascotStage, turnAway } from '@/__tests__/support/mascotStage';
import { endless, frame } from '@/__tests__/support/tinyAgent';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  turnAway(false);
  jest.useRealTimers();
});

/** Ends the idle animation with which every stage begins, and its pause does not begin another. */
const quiet = { Idle1: { frames: [frame(0)] } };

describe('play', () => {
  test('says whether there is such an animation', () => {
    const { mascot } = mascotStage();
    expect([mascot.play('Juggle'), mascot.play('toString'), mascot.play('Wave')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('goes through its frames by their durations and is over with the last', () => {
    const { mascot, drawn, noting, log, pass } = mascotStage({ animations: quiet });
    mascot.play('Wave', { onEnd: noting('wave') });
    pass(100);
    expect([drawn(), log]).toEqual([7, []]);
    pass(99);
    expect(log).toEqual([]);
    pass(1);
    expect([drawn(), log]).toEqual([0, ['wave done']]);
  });

  test('asks a loop to end after 5000 ms', () => {
    const { mascot, noting, log, pass } = mascotStage({ animations: quiet });
    mascot.play('Thinking', { onEnd: noting('thinking') });
    pass(4999);
    expect(log).toEqual([]);
    pass(300);
    expect(log).toEqual(['thinking done']);
  });

  test('without a limit a loop goes on until it is stopped', () => {
    const { mascot, noting, log, pass } = mascotStage({ animations: quiet });
    mascot.play('Thinking', { timeout: 0, onEnd: noting('thinking') });
    pass(100_000);
    expect(log).toEqual([]);
    mascot.stopCurrent();
    pass(300);
    expect(log).toEqual(['thinking done']);
  });

  test('leaves one behind that never ends, so that the queue goes on', () => {
    const { mascot, noting, log, pass } = mascotStage({ animations: { ...quiet, Mad: endless } });
    mascot.play('Mad', { onEnd: noting('mad') });
    mascot.play('Wave', { onEnd: noting('wave') });
    pass(5000 + 30_000 + 500);
    expect(log).toEqual(['mad done', 'wave done']);
  });

  test('a short last animation is not ended by the time of the one before', () => {
    const { mascot, noting, log, pass } = mascotStage({ animations: quiet });
    mascot.play('RestPose');
    mascot.play('Thinking', { timeout: 0, onEnd: noting('thinking') });
    pass(20_000);
    expect(log).toEqual([]);
  });

  test('by chance it is none of coming, going and idling', () => {
    const { mascot, drawn, pass } = mascotStage({ animations: quiet, random: () => 0.999 });
    expect(mascot.animate()).toBe(true);
    pass(100);
    expect(drawn()).toBe(20);
  });
});

describe('a gesture', () => {
  test('is the gesture of a direction, else a look', () => {
    const { mascot, drawn, pass } = mascotStage({ animations: quiet });
    expect(mascot.gestureAt(820, 0)).toBe(true);
    pass(100);
    expect(drawn()).toBe(9);
    pass(100);
    expect(mascot.gestureAt(0, 620)).toBe(true);
    pass(100);
    expect(drawn()).toBe(8);
  });

  test('is refused where the agent can do neither', () => {
    expect(mascotStage().mascot.gestureAt(820, 767)).toBe(false);
  });
});

describe('idling', () => {
  test('begins with an empty queue, with a name that begins so', () => {
    const { drawn, pass } = mascotStage();
    pass(100);
    expect(drawn()).toBe(5);
  });

  test('begins again after a pause in which no timer but its own runs and no picture is asked for', () => {
    const picture = jest.spyOn(window, 'requestAnimationFrame');
    const { drawn, pass } = mascotStage();
    pass(200);
    expect(drawn()).toBe(0);
    expect(jest.getTimerCount()).toBe(1);
    pass(4999);
    expect(drawn()).toBe(0);
    pass(101);
    expect(drawn()).toBe(5);
    expect(picture).not.toHaveBeenCalled();
  });

  test('gives way at the next frame to what is asked for', () => {
    const { mascot, drawn, pass } = mascotStage();
    pass(150);
    expect(drawn()).toBe(5);
    mascot.play('Wave');
    pass(50);
    expect(drawn()).toBe(0);
    pass(100);
    expect(drawn()).toBe(7);
  });

  test('gives way after 150 ms where its frame is a long one', () => {
    const long = { frames: [frame(5, { duration: 2000 }), frame(0)] };
    const { mascot, drawn, pass } = mascotStage({ animations: { Idle1: long } });
    mascot.play('Wave');
    pass(150 + 100);
    expect(drawn()).toBe(7);
  });

  test('a speech does not wait for it', () => {
    const { mascot, words } = mascotStage();
    mascot.speak('Hi');
    expect(words()).toBe('Hi');
  });

  test('one that would go on for ever ends by itself', () => {
    const forever = {
      useExitBranching: true,
      frames: [
        frame(5),
        frame(6, { branching: { branches: [{ frameIndex: 0, weight: 100 }] } }),
        frame(0),
      ],
    };
    const { drawn, pass } = mascotStage({ animations: { Idle1: forever }, random: () => 0.5 });
    pass(1000);
    expect(drawn()).not.toBe(0);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
  });

  test('a delay idles and completes after 250 ms', () => {
    const { mascot, drawn, noting, log, pass } = mascotStage();
    mascot.delay(undefined, noting('delay'));
    pass(100);
    expect(drawn()).toBe(5);
    pass(149);
    expect(log).toEqual([]);
    pass(1);
    expect(log).toEqual(['delay done']);
  });
});

describe('pausing', () => {
  test('stops everything; resumed, the next frame comes at once and words go on', () => {
    const { mascot, drawn, words, pass } = mascotStage({ animations: quiet });
    mascot.play('Wave');
    mascot.pause();
    pass(60_000);
    expect(drawn()).toBe(0);
    mascot.resume();
    expect(drawn()).toBe(7);
    pass(100);
    mascot.speak('One two');
    pass(150);
    mascot.pause();
    pass(60_000);
    expect(words()).toBe('One');
    mascot.resume();
    pass(50);
    expect(words()).toBe('One two');
  });

  test('is what a page does that nobody sees, and no timer runs then', () => {
    const { mascot, drawn, pass } = mascotStage({ animations: quiet });
    mascot.play('Wave');
    turnAway(true);
    expect(jest.getTimerCount()).toBe(0);
    pass(60_000);
    expect(drawn()).toBe(0);
    turnAway(false);
    expect(drawn()).toBe(7);
  });

  test('ends only when nothing asks for it any more', () => {
    const { mascot, drawn, pass } = mascotStage({ animations: quiet });
    mascot.play('Wave');
    mascot.pause();
    turnAway(true);
    turnAway(false);
    pass(1000);
    expect(drawn()).toBe(0);
  });
});
