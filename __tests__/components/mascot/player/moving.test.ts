import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { mascotStage } from '@/__tests__/support/mascotStage';
import { frame } from '@/__tests__/support/tinyAgent';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const still = { Idle1: { frames: [frame(0)] } };

function standing(more: Parameters<typeof mascotStage>[0] = {}) {
  const stage = mascotStage({ animations: still, ...more });
  stage.mascot.place({ left: 200, top: 300 });
  const handle = stage.container.querySelector('.mascot-agent');
  if (handle === null) throw new Error('There is nothing to drag.');
  const left = () => Number.parseFloat(stage.at()[0] ?? '');
  const drag = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) => {
    const { pointerId = 1, button = 0 } = more;
    const event = new MouseEvent(type, { bubbles: true, button, clientX, clientY });
    // jsdom has no pointer events.
    fireEvent(handle, Object.assign(event, { pointerId }));
  };
  return { ...stage, handle, left, drag };
}

describe('a move', () => {
  test('takes 1000 ms, begins and ends softly, and asks for no picture afterwards', () => {
    const { mascot, left, noting, log, pass, at } = standing();
    mascot.moveTo({ left: 600, top: 300 }, { onEnd: noting('move') });
    pass(250);
    expect(left()).toBeGreaterThan(240);
    expect(left()).toBeLessThan(270);
    pass(250);
    expect(left()).toBeGreaterThan(385);
    expect(left()).toBeLessThan(415);
    pass(480);
    expect(log).toEqual([]);
    pass(40);
    expect([log, at()]).toEqual([['move done'], ['600px', '300px']]);
    const picture = jest.spyOn(window, 'requestAnimationFrame');
    pass(1000);
    expect(picture).not.toHaveBeenCalled();
  });

  test('of no duration is a jump', () => {
    const { mascot, at } = standing();
    mascot.moveTo({ left: 10, top: 20 }, { ms: 0 });
    expect(at()).toEqual(['10px', '20px']);
  });

  test('ends inside of the window', () => {
    const { mascot, at, pass } = standing();
    mascot.moveTo({ left: 5000, top: -20 });
    pass(1100);
    expect(at()).toEqual(['1009px', '5px']);
  });

  test('plays the animation of its direction until it waits, slides, and lets it end', () => {
    const MoveLeft = {
      useExitBranching: true,
      frames: [frame(0), frame(11), frame(12), frame(13)],
    };
    const { mascot, left, drawn, noting, log, pass } = standing({
      animations: { ...still, MoveLeft },
    });
    mascot.moveTo({ left: 600, top: 300 }, { onEnd: noting('move') });
    pass(290);
    expect([left(), drawn()]).toEqual([200, 12]);
    pass(500);
    expect([left() > 300, drawn()]).toEqual([true, 12]);
    pass(700);
    expect([left(), log]).toEqual([600, ['move done']]);
  });

  test('slides beside an animation that ends by itself, and is over with both', () => {
    const MoveLeft = { frames: [frame(0), frame(11, { duration: 3000 }), frame(0)] };
    const { mascot, left, noting, log, pass } = standing({ animations: { ...still, MoveLeft } });
    mascot.moveTo({ left: 600, top: 300 }, { onEnd: noting('move') });
    pass(1100);
    expect([left(), log]).toEqual([600, []]);
    pass(2100);
    expect(log).toEqual(['move done']);
  });

  test('its direction is that of the moment in which it was asked for', () => {
    const MoveLeft = { frames: [frame(11)] };
    const { mascot, drawn, pass } = standing({ animations: { ...still, MoveLeft } });
    mascot.delay(100);
    mascot.moveTo({ left: 600, top: 300 });
    mascot.place({ left: 900, top: 300 });
    pass(120);
    expect(drawn()).toBe(11);
  });
});

describe('dragging', () => {
  test('keeps the grip, hides the balloon, and shows it again where it is let go', () => {
    const { mascot, drag, at, isOpen, pass } = standing();
    mascot.speak('Hold me', { hold: true });
    drag('pointerdown', 204, 306);
    drag('pointermove', 304, 406);
    expect(isOpen()).toBe(false);
    pass(20);
    expect(at()).toEqual(['300px', '400px']);
    drag('pointermove', 314, 416);
    drag('pointerup', 314, 416);
    expect([at(), isOpen()]).toEqual([['310px', '410px'], true]);
  });

  test('everything stands still meanwhile', () => {
    const { mascot, drag, words, pass } = standing();
    mascot.speak('One two');
    drag('pointerdown', 204, 306);
    drag('pointermove', 304, 406);
    pass(10_000);
    expect(words()).toBe('One');
    drag('pointerup', 304, 406);
    pass(200);
    expect(words()).toBe('One two');
  });

  test('a press that moves less than three px is none', () => {
    const { mascot, drag, at, isOpen } = standing();
    mascot.speak('Hi', { hold: true });
    drag('pointerdown', 204, 306);
    drag('pointermove', 206, 306);
    drag('pointerup', 206, 306);
    expect([at(), isOpen()]).toEqual([['200px', '300px'], true]);
  });

  test('stays inside of the window', () => {
    const { drag, at, pass } = standing();
    drag('pointerdown', 204, 306);
    drag('pointermove', -900, 5000);
    pass(20);
    drag('pointercancel', -900, 5000);
    expect(at()).toEqual(['5px', '753px']);
  });

  test('another button and another finger drag nothing', () => {
    const { drag, at, pass } = standing();
    drag('pointerdown', 204, 306, { button: 2 });
    drag('pointermove', 300, 306);
    drag('pointerdown', 204, 306);
    drag('pointermove', 400, 400, { pointerId: 2 });
    pass(20);
    expect(at()).toEqual(['200px', '300px']);
  });

  test('breaks off a move, and it is not gone on with', () => {
    const { mascot, drag, noting, log, at, pass } = standing();
    mascot.moveTo({ left: 900, top: 300 }, { onEnd: noting('move') });
    pass(100);
    const x = Number.parseFloat(at()[0] ?? '');
    drag('pointerdown', x + 2, 302);
    drag('pointermove', x + 52, 302);
    drag('pointerup', x + 52, 302);
    pass(2000);
    expect(log).toEqual(['move cancelled']);
    expect(Number.parseFloat(at()[0] ?? '')).toBeCloseTo(x + 50);
  });
});

describe('a double click', () => {
  test('plays ClickedOn', () => {
    const ClickedOn = { frames: [frame(0), frame(15), frame(0)] };
    const { handle, drawn, pass } = standing({ animations: { ...still, ClickedOn } });
    fireEvent.doubleClick(handle);
    pass(100);
    expect(drawn()).toBe(15);
  });

  test('plays anything where there is no such animation', () => {
    const { handle, drawn, pass } = standing({ random: () => 0.5 });
    fireEvent.doubleClick(handle);
    pass(100);
    expect(drawn()).not.toBe(0);
  });
});

test('a smaller window takes the agent along', () => {
  const { at } = standing();
  const before = window.innerWidth;
  Object.defineProperty(window, 'innerWidth', { value: 150, configurable: true });
  fireEvent(window, new Event('resize'));
  expect(at()).toEqual(['135px', '300px']);
  Object.defineProperty(window, 'innerWidth', { value: before, configurable: true });
});
