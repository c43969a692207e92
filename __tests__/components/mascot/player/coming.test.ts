import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mascotStage } from '@/__tests__/support/mascotStage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('showing', () => {
  test('stands at 80 % of the window the first time and plays Show', () => {
    const { mascot, at, drawn, pass } = mascotStage({ isHidden: true });
    expect(mascot.element.hidden).toBe(true);
    mascot.show();
    expect([mascot.element.hidden, at()]).toEqual([false, ['819px', '614px']]);
    expect(drawn()).toBeNull();
    pass(100);
    expect(drawn()).toBe(1);
  });

  test('fast, it is there at once and idles', () => {
    const { mascot, drawn, pass } = mascotStage({ isHidden: true });
    mascot.show({ isFast: true });
    expect(drawn()).toBe(0);
    pass(100);
    expect(drawn()).toBe(5);
  });

  test('comes before what was asked of it while it was away, and where it stood', () => {
    const { mascot, at, noting, log, pass } = mascotStage();
    mascot.place({ left: 30, top: 40 });
    mascot.hide({ isFast: true });
    mascot.speak('Hi', { onEnd: noting('speech') });
    pass(10_000);
    expect(log).toEqual([]);
    mascot.show({ onEnd: noting('show') });
    pass(1000);
    expect([log, at()]).toEqual([
      ['show done', 'speech done'],
      ['30px', '40px'],
    ]);
  });

  test('is done at once where it is shown already', () => {
    const { mascot, noting, log } = mascotStage();
    mascot.show({ onEnd: noting('show') });
    expect(log).toEqual(['show done']);
  });
});

describe('hiding', () => {
  test('does not wait for the queue: it plays Hide, is gone then, and nothing runs any more', () => {
    const { mascot, drawn, noting, log, pass } = mascotStage();
    mascot.play('Thinking', { timeout: 0, onEnd: noting('thinking') });
    pass(250);
    mascot.hide({ onEnd: noting('hide') });
    expect(log).toEqual(['thinking cancelled']);
    pass(200);
    expect(drawn()).toBe(2);
    pass(100);
    expect(log).toEqual(['thinking cancelled', 'hide done']);
    expect(mascot.element.hidden).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('fast, it is gone at once, with its balloon', () => {
    const { mascot, noting, log, isOpen } = mascotStage();
    mascot.speak('Hello there');
    mascot.hide({ isFast: true, onEnd: noting('hide') });
    expect([log, isOpen(), mascot.element.hidden]).toEqual([['hide done'], false, true]);
  });

  test('is broken off where it is shown again meanwhile', () => {
    const { mascot, noting, log, pass } = mascotStage();
    mascot.hide({ onEnd: noting('hide') });
    mascot.show({ onEnd: noting('show') });
    pass(2000);
    expect(log).toEqual(['hide cancelled', 'show done']);
    expect(mascot.element.hidden).toBe(false);
  });

  test('idles no more', () => {
    const { mascot, drawn, pass } = mascotStage();
    mascot.hide();
    pass(30_000);
    expect(drawn()).toBeNull();
  });
});

describe('with reduced motion', () => {
  test('it stands in its rest pose: nothing is played, nothing idles, and no timer runs', () => {
    const { mascot, drawn, noting, log, pass } = mascotStage({
      reducedMotion: true,
      isHidden: true,
    });
    mascot.show();
    expect(drawn()).toBe(0);
    mascot.play('Wave', { onEnd: noting('wave') });
    expect([drawn(), log]).toEqual([0, ['wave done']]);
    pass(30_000);
    expect(drawn()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
    mascot.hide({ onEnd: noting('hide') });
    expect(log).toEqual(['wave done', 'hide done']);
  });

  test('it jumps instead of sliding', () => {
    const { mascot, at } = mascotStage({ reducedMotion: true });
    mascot.moveTo({ left: 100, top: 100 });
    expect(at()).toEqual(['100px', '100px']);
  });

  test('its words come at once and stay as long as they would', () => {
    const { mascot, words, isOpen, pass } = mascotStage({ reducedMotion: true });
    mascot.speak('One two three');
    expect(words()).toBe('One two three');
    pass(600 + 1999);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });
});

test('disposed, it leaves no node, no timer and no listener, and tells all that waited', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { mascot, container, noting, log, pass } = mascotStage();
  mascot.speak('Held', { hold: true, onEnd: noting('speech') });
  mascot.delay(100, noting('delay'));
  pass(300);
  mascot.dispose();
  expect(container).toBeEmptyDOMElement();
  expect(jest.getTimerCount()).toBe(0);
  expect(log).toEqual(['speech cancelled', 'delay cancelled']);
  expect(removed.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(added.mock.calls.map(([name]) => name)),
  );
  mascot.show({ onEnd: noting('show') });
  expect(log.at(-1)).toBe('show cancelled');
});
