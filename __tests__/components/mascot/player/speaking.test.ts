import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mascotStage } from '@/__tests__/support/mascotStage';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the first word comes at once, each other 200 ms after the one before', () => {
  const { mascot, words, pass } = mascotStage();
  mascot.speak('Pick  one\ntool');
  expect(words()).toBe('Pick');
  pass(199);
  expect(words()).toBe('Pick');
  pass(1);
  expect(words()).toBe('Pick one');
  pass(200);
  expect(words()).toBe('Pick one tool');
});

test('three words take 600 ms, then the queue goes on and the balloon closes 2000 ms later', () => {
  const { mascot, noting, log, isOpen, pass } = mascotStage();
  mascot.speak('Pick one tool', { onEnd: noting('speech') });
  pass(599);
  expect(log).toEqual([]);
  pass(1);
  expect(log).toEqual(['speech done']);
  pass(1999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test('a balloon that speaks again is not closed by the time of the text before', () => {
  const { mascot, isOpen, words, pass } = mascotStage();
  mascot.speak('One');
  mascot.speak('Two and three and four and five and six and seven');
  pass(200 + 2000);
  expect(isOpen()).toBe(true);
  expect(words()).toMatch(/^Two and three/);
});

test('a held balloon stays, and the queue waits until it is closed', () => {
  const { mascot, noting, log, isOpen, pass } = mascotStage();
  mascot.speak('Look here', { hold: true, onEnd: noting('held') });
  mascot.speak('Next', { onEnd: noting('next') });
  pass(60_000);
  expect([isOpen(), log]).toEqual([true, []]);
  mascot.closeBalloon();
  pass(1999);
  expect(log).toEqual([]);
  pass(1);
  expect(log).toEqual(['held done']);
  pass(200);
  expect(log).toEqual(['held done', 'next done']);
});

test('a held balloon can be closed at once', () => {
  const { mascot, noting, log, isOpen, pass } = mascotStage();
  mascot.speak('Look here', { hold: true, onEnd: noting('held') });
  pass(1000);
  mascot.closeBalloon({ isFast: true });
  expect([isOpen(), log]).toEqual([false, ['held done']]);
});

test('let go while it still speaks, a held balloon closes as any other', () => {
  const { mascot, isOpen, pass } = mascotStage();
  mascot.speak('One two', { hold: true });
  mascot.closeBalloon();
  pass(400 + 1999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test.each(['stop', 'hide'] as const)('%s during a held speech leaves no queue blocked', (verb) => {
  const { mascot, noting, log, pass } = mascotStage();
  mascot.speak('Held', { hold: true, onEnd: noting('held') });
  mascot.play('Wave', { onEnd: noting('wave') });
  pass(500);
  mascot[verb]();
  expect(log).toEqual(['held cancelled', 'wave cancelled']);
  if (verb === 'hide') {
    pass(1000);
    mascot.show({ isFast: true });
  }
  mascot.speak('Again', { onEnd: noting('again') });
  pass(200);
  expect(log.at(-1)).toBe('again done');
});

test('stopped, a balloon shows all of its text and closes after its delay', () => {
  const { mascot, words, isOpen, pass } = mascotStage();
  mascot.speak('One two three');
  mascot.stop();
  expect(words()).toBe('One two three');
  pass(1999);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test('a screen reader is told the whole text at once, and words one by one are not for it', () => {
  const { mascot, told, container, pass } = mascotStage();
  const status = container.querySelector('[role=status]');
  expect(status).toHaveAttribute('aria-live', 'polite');
  mascot.speak('Pick one tool');
  expect(container.querySelector('.mascot-whole')).toHaveTextContent('Pick one tool');
  expect(container.querySelector('.mascot-box')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('.mascot-agent')).toHaveAttribute('aria-hidden', 'true');
  pass(600 + 2000);
  expect(told()).not.toContain('Pick one tool Pick');
  expect(container.querySelector('.mascot-whole')).toHaveTextContent('');
});

test('a text is text and never markup', () => {
  const { mascot, container, words } = mascotStage();
  mascot.speak('<img src=x>');
  expect(words()).toBe('<img');
  expect(container.querySelector('img')).toBeNull();
});

test('the balloon is as large as its whole text from the first word on', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
  width.mockImplementation(function size(this: HTMLElement) {
    return (this.textContent?.length ?? 0) * 10;
  });
  const { mascot, container } = mascotStage();
  mascot.speak('Pick one tool');
  expect(container.querySelector<HTMLElement>('.mascot-box')?.style.width).toBe('130px');
  width.mockRestore();
});

test('a text without words is over at once', () => {
  const { mascot, noting, log, isOpen } = mascotStage();
  mascot.speak('  ', { onEnd: noting('nothing') });
  expect([log, isOpen()]).toEqual([['nothing done'], false]);
});
