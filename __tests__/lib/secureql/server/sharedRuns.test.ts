import { expect, test } from '@jest/globals';
import { shareRun } from '@/lib/secureql/server/sharedRuns';

/** A run that ends when told to, and counts how often it was started. */
function slowRun() {
  let starts = 0;
  let end: (result: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const run = () => {
    starts += 1;
    return new Promise<string>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
  };
  return {
    run,
    starts: () => starts,
    end: (text: string) => end(text),
    fail: (error: Error) => fail(error),
  };
}

test('whoever asks for the same before it is done waits for the one run', async () => {
  const { run, starts, end } = slowRun();
  const both = Promise.all([shareRun('same', run), shareRun('same', run)]);
  end('answer');
  expect(await both).toEqual(['answer', 'answer']);
  expect(starts()).toBe(1);
});

test('what is asked for after the answer is run anew', async () => {
  const { run, starts, end } = slowRun();
  const first = shareRun('again', run);
  end('old');
  await first;
  const second = shareRun('again', run);
  end('new');
  expect(await second).toBe('new');
  expect(starts()).toBe(2);
});

test('different questions never share', async () => {
  const one = slowRun();
  const other = slowRun();
  const answers = Promise.all([shareRun('one', one.run), shareRun('other', other.run)]);
  one.end('1');
  other.end('2');
  expect(await answers).toEqual(['1', '2']);
});

test('a failure reaches all who waited and is not kept', async () => {
  const { run, fail, end } = slowRun();
  const both = Promise.allSettled([shareRun('bad', run), shareRun('bad', run)]);
  fail(new Error('gone'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = shareRun('bad', run);
  end('back');
  expect(await next).toBe('back');
});
