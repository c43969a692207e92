import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toasts } from '@/components/providers/Toasts';
import { useToast } from '@/hooks/ui/toasts/useToast';

jest.mock('@/hooks/ui/useTranslation', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
}));

function Speaker() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success('Saved.')}>save</button>
      <button onClick={() => toast.error('Not saved.')}>fail</button>
    </>
  );
}

test('a toast is a status that can be read, closed, and goes when its time is over', async () => {
  render(
    <>
      <Speaker />
      <Toasts hasBell={false} />
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByText('save'));
  fireEvent.click(screen.getByText('fail'));
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  const [first, second] = screen.getAllByRole('status');
  expect(first).toHaveTextContent('Saved.');
  expect(second).toHaveTextContent('Not saved.');

  const clock = first?.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
  expect(clock?.style.animationDuration).toBe('2000ms');
  fireEvent.mouseEnter(first as HTMLElement);
  expect(clock?.style.animationPlayState).toBe('paused');
  fireEvent.mouseLeave(first as HTMLElement);
  fireEvent.animationEnd(clock as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  expect(screen.getByRole('log')).toHaveTextContent(/^Saved\.$/);

  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.getByRole('log')).toHaveTextContent('Not saved. Saved.');
});

test('a toast that comes before anything can show it is not lost', async () => {
  render(<Speaker />);
  fireEvent.click(screen.getByText('save'));
  render(<Toasts hasBell={false} />);
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
});

test('where the bell shows what was said, the end of the page does not say it again', async () => {
  render(
    <>
      <Speaker />
      <Toasts hasBell />
    </>,
  );
  fireEvent.click(screen.getByText('save'));
  fireEvent.click(await screen.findByRole('button', { name: 'close' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('log')).toBeNull();
});
