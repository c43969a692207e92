import { waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { useFlash } from '@/hooks/ui/toasts/useFlash';
import { takeToasts, type ToastMessage } from '@/hooks/ui/toasts/toastQueue';
import { renderScreen } from '@/__tests__/support/screen';

function Page() {
  useFlash();
  return null;
}

let said: ToastMessage[];

beforeEach(() => {
  said = [];
  takeToasts((message) => said.push(message));
});

test.each([
  ['login_required', /Log in first/],
  ['wrong_role', /different pages/],
])('%s is said once', async (flash, text) => {
  Cookies.set('flash', flash);
  renderScreen(<Page />);
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ kind: 'warning', text: expect.stringMatching(text) });
  expect(Cookies.get('flash')).toBeUndefined();
  renderScreen(<Page />);
  expect(said).toHaveLength(1);
});

test('an unknown flash says nothing', () => {
  Cookies.set('flash', '<b>owned</b>');
  renderScreen(<Page />);
  expect(said).toEqual([]);
  Cookies.remove('flash');
});
