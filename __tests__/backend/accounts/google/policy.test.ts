import { expect, test } from '@jest/globals';
import { mayLinkSilently } from '@/backend/accounts/google/policy';

test('a Google account is tied without asking only when both sides have proven the e-mail', () => {
  for (const claimed of [true, false]) {
    for (const local of [true, false]) {
      for (const googleSub of [null, 'another']) {
        const answer = mayLinkSilently(
          { isEmailVerified: claimed },
          { isEmailVerified: local, googleSub },
        );
        expect(answer).toBe(claimed && local && googleSub === null);
      }
    }
  }
});
