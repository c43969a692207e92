import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcuts } from '@/hooks/ui/keys/useShortcuts';

function Page({ onCall, isOn = true }: { onCall: () => void; isOn?: boolean }) {
  useShortcuts({ n: onCall }, isOn);
  return (
    <>
      <input aria-label="name" />
      <dialog data-testid="dialog" />
    </>
  );
}

test('a key runs its command, big or small', async () => {
  const onCall = jest.fn();
  render(<Page onCall={onCall} />);
  await userEvent.keyboard('nN');
  expect(onCall).toHaveBeenCalledTimes(2);
});

test('keys rest while the person types', async () => {
  const onCall = jest.fn();
  render(<Page onCall={onCall} />);
  await userEvent.type(screen.getByLabelText('name'), 'nina');
  expect(onCall).not.toHaveBeenCalled();
});

test('keys rest while a dialog is open', async () => {
  const onCall = jest.fn();
  render(<Page onCall={onCall} />);
  screen.getByTestId('dialog').setAttribute('open', '');
  await userEvent.keyboard('n');
  expect(onCall).not.toHaveBeenCalled();
});

test('keys with Ctrl belong to the browser', async () => {
  const onCall = jest.fn();
  render(<Page onCall={onCall} />);
  await userEvent.keyboard('{Control>}n{/Control}');
  expect(onCall).not.toHaveBeenCalled();
});

test('switched off means off', async () => {
  const onCall = jest.fn();
  render(<Page onCall={onCall} isOn={false} />);
  await userEvent.keyboard('n');
  expect(onCall).not.toHaveBeenCalled();
});

test('on a Cyrillic keyboard the place of the key counts', async () => {
  const onCall = jest.fn();
  render(<Page onCall={onCall} />);
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'т', code: 'KeyN', bubbles: true, cancelable: true }),
  );
  expect(onCall).toHaveBeenCalledTimes(1);
});
