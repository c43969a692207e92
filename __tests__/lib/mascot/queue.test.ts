import { expect, test } from '@jest/globals';
import { ActionQueue, type Action } from '@/lib/mascot/player/queue';

/** Actions that end when the test says so, and a log of all that happens. */
function stage() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = new ActionQueue(() => log.push('empty'));
  const action = (name: string, more: Partial<Action> = {}): Action => ({
    start(done) {
      log.push(`start ${name}`);
      ends.set(name, done);
      return () => log.push(`break ${name}`);
    },
    onEnd: (ending) => log.push(`${name} ${ending}`),
    ...more,
  });
  return { log, queue, action, end: (name: string) => ends.get(name)?.() };
}

test('actions run one after another, in the order in which they came', () => {
  const { log, queue, action, end } = stage();
  queue.add(action('a'));
  queue.add(action('b'));
  expect(log).toEqual(['start a']);
  end('a');
  end('b');
  expect(log).toEqual(['start a', 'a done', 'start b', 'b done', 'empty']);
});

test('an action that says it is done twice ends once', () => {
  const { log, queue, action, end } = stage();
  queue.add(action('a'));
  end('a');
  end('a');
  expect(log.filter((line) => line === 'a done')).toHaveLength(1);
});

test('one that is done at once lets the next begin', () => {
  const { log, queue, action } = stage();
  const atOnce: Action['start'] = (done) => {
    done();
    return () => undefined;
  };
  queue.add(action('a', { start: atOnce }));
  queue.add(action('b'));
  expect(log).toEqual(['a done', 'empty', 'start b']);
});

test('clearing breaks off the one that runs and cancels those that wait, each told once', () => {
  const { log, queue, action, end } = stage();
  queue.add(action('a'));
  queue.add(action('b'));
  queue.clear();
  end('a');
  expect(log).toEqual(['start a', 'break a', 'a cancelled', 'empty', 'b cancelled']);
  queue.add(action('c'));
  expect(log.at(-1)).toBe('start c');
});

test('one kind alone can be broken off', () => {
  const { log, queue, action } = stage();
  queue.add(action('a'));
  queue.cancelCurrent('move');
  expect(log).toEqual(['start a']);
  queue.cancelCurrent();
  queue.add(action('b', { kind: 'move' }));
  queue.cancelCurrent('move');
  expect(log.at(-2)).toBe('b cancelled');
});

test('a held queue begins nothing, and what is added first comes first', () => {
  const { log, queue, action, end } = stage();
  queue.hold(true);
  queue.add(action('a'));
  queue.addFirst(action('b'));
  expect(log).toEqual([]);
  queue.hold(false);
  end('b');
  expect(log).toEqual(['start b', 'b done', 'start a']);
});
