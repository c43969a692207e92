import '@/instrumentation-client';
import { joinWaitlistPayload } from '@/lib/shared/waitlist/waitlist';

test('checking what somebody typed compiles nothing, which the policy of a page forbids', () => {
  const compiled: unknown[] = [];
  const real = globalThis.Function;
  // As a browser under such a policy: refused, and reported.
  globalThis.Function = new Proxy(real, {
    construct(_target, code) {
      compiled.push(code);
      throw new EvalError('refused by the policy');
    },
  });
  const answers = ['a@b.test', 'nobody'].map((email) =>
    joinWaitlistPayload.safeParse({ email, locale: 'en' }),
  );
  globalThis.Function = real;
  expect(answers.map(({ success }) => success)).toEqual([true, false]);
  expect(compiled).toEqual([]);
});
