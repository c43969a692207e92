import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { IconButton } from '@/components/ui/buttons/IconButton';
import { Menu, MenuButton, MenuLink } from '@/components/ui/overlay/Menu';
import { renderScreen } from '@/__tests__/support/screen';

test('a button that waits keeps the focus and refuses further presses', async () => {
  const press = jest.fn();
  const { rerender } = renderScreen(<Button onClick={press}>Join</Button>);
  const button = screen.getByRole('button', { name: 'Join' });
  await userEvent.click(button);
  rerender(
    <Button isLoading onClick={press}>
      Join
    </Button>,
  );
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a form is not sent twice while its button waits', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderScreen(
    <form onSubmit={submit}>
      <Button type="submit" isLoading>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('an icon alone has a name', () => {
  renderScreen(<IconButton icon="trash" label="Remove" />);
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveAttribute('type', 'button');
});

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Really?">
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('%s closes a dialog and the focus returns', async (_, leave) => {
  renderScreen(<Asking />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Really?' });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await leave();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

function Account({ onLogOut }: { onLogOut: () => void }) {
  return (
    <>
      <Menu label="Account" trigger="Mira">
        <MenuLink href="/dashboard/home">Dashboard</MenuLink>
        <MenuButton onClick={onLogOut}>Log out</MenuButton>
      </Menu>
      <button>Elsewhere</button>
    </>
  );
}

test.each([
  ['low in the window, the menu opens above its button', 560, 600, 'bottom'],
  ['high in the window, below it', 40, 80, 'top'],
])('%s', async (_, top, bottom, side) => {
  Object.assign(window, { innerHeight: 640 });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom } as DOMRect);
  renderScreen(
    <Menu label="Account" trigger="Mira">
      <MenuButton>Log out</MenuButton>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const panel = screen.getByRole('button', { name: 'Log out' }).parentElement;
  expect(panel).toHaveStyle({ [side]: 'calc(100% + 0.25rem)', maxHeight: '548px' });
  jest.restoreAllMocks();
});

test('a menu opens, runs what is pressed, and closes', async () => {
  const logOut = jest.fn();
  renderScreen(<Account onLogOut={logOut} />);
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(logOut).toHaveBeenCalledTimes(1);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a menu and returns to its button', async () => {
  renderScreen(<Account onLogOut={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Account' });
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['a press elsewhere', () => userEvent.click(screen.getByText('Elsewhere'))],
  [
    'leaving it by Tab',
    () =>
      userEvent
        .tab()
        .then(() => userEvent.tab())
        .then(() => userEvent.tab()),
  ],
])('%s closes a menu', async (_, leave) => {
  renderScreen(<Account onLogOut={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Account' });
  await userEvent.click(button);
  await leave();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('copying says that it worked', async () => {
  userEvent.setup();
  renderScreen(<CopyButton text="https://play.example/party/1" label="Copy link" />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  await expect(navigator.clipboard.readText()).resolves.toBe('https://play.example/party/1');
});

test('copying says that it did not work', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  renderScreen(<CopyButton text="x" label="Copy link" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Couldn’t copy');
});
