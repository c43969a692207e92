import { creatureOf } from '@/lib/shared/creatures';
import { act, fireEvent, screen } from '@testing-library/react';
import { Avatar } from '@/components/ui/Avatar';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { iconDrawings, type IconDrawing } from '@/components/ui/icons/iconPaths';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { Notice } from '@/components/ui/Notice';
import { StatusBadge, type Status } from '@/components/ui/StatusBadge';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { renderScreen } from '@/__tests__/support/screen';

const navigationIcons = [
  'home',
  'experiences',
  'ad-space',
  'clock',
  'favorites',
  'gifts',
  'help',
  'stream-lottery',
  'merchandise',
  'fund',
  'stream-party',
  'payouts',
  'settings',
  'messages',
  'notifications',
] as const;

test.each(navigationIcons)('icon %s has a filled variant of its own', (name) => {
  const { container } = renderScreen(
    <>
      <DrawnIcon drawing={dashboardIcons[name]} />
      <DrawnIcon drawing={dashboardIcons[name]} isFilled />
    </>,
  );
  const [line, filled] = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(filled).not.toBe(line);
  expect(filled).toContain('fill="currentColor"');
});

test('every icon draws something', () => {
  const empty = Object.entries<IconDrawing>({ ...iconDrawings, ...dashboardIcons }).filter(
    ([, { shape, lines }]) => !shape && !lines,
  );
  expect(empty).toEqual([]);
});

test('each status differs by shape as well as by word', () => {
  const statuses: Status[] = ['good', 'wait', 'stop', 'accent', 'quiet'];
  const { container } = renderScreen(
    <>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status}>
          {status}
        </StatusBadge>
      ))}
    </>,
  );
  const shapes = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(shapes).size).toBe(statuses.length);
  expect(screen.getByText('wait')).toBeVisible();
});

test('no results show the default text, or the one supplied', () => {
  const { rerender } = renderScreen(<EmptyResults />);
  const text = screen.getByText(/\w/).textContent;
  expect(text).not.toContain('error_no_results');
  rerender(<EmptyResults message="No queues yet" />);
  expect(screen.getByText('No queues yet')).toBeVisible();
});

test('a missing photo becomes the default one', () => {
  renderScreen(<Avatar src="/gone.png" name="mira" />);
  const photo = screen.getByRole('presentation');
  fireEvent.error(photo);
  expect(photo).toHaveAttribute('src', '/default-user.png');
});

test('a photo that failed before the page came to life becomes the default one too', () => {
  const { prototype } = HTMLImageElement;
  const complete = jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  const width = jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
  const { unmount } = renderScreen(<UserPhoto src="/gone.png" side={128} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/default-user.png');
  unmount();
  width.mockReturnValue(128);
  renderScreen(<UserPhoto src="/there.png" side={128} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/there.png');
  complete.mockRestore();
  width.mockRestore();
});

test('who has no photo is the creature of their name', () => {
  const { container } = renderScreen(<Avatar src="/default-user.png" name="mira" size={45} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('use')).toHaveAttribute(
    'href',
    `/static/creatures.svg#c${creatureOf('mira')}`,
  );
});

test('an avatar without photo and name shows the default one in its size', () => {
  const { container } = renderScreen(<Avatar size={45} />);
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('src', '/default-user.png');
  expect(photo).toHaveAttribute('width', '45');
});

test('errors are read out at once, other news politely', () => {
  renderScreen(
    <>
      <Notice kind="error" isLive title="Not saved" />
      <Notice kind="good" isLive title="Saved" />
      <Notice title="By the way" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('a live region speaks at most once in two seconds and ends with the newest', () => {
  jest.useFakeTimers();
  const { rerender } = renderScreen(<LiveRegion message="1 waiting" />);
  const said = () => screen.getByRole('status').textContent;
  const change = (message: string, ms: number) => {
    rerender(<LiveRegion message={message} />);
    act(() => jest.advanceTimersByTime(ms));
  };
  change('2 waiting', 10);
  expect(said()).toBe('2 waiting');
  change('3 waiting', 500);
  change('4 waiting', 500);
  expect(said()).toBe('2 waiting');
  act(() => jest.advanceTimersByTime(1100));
  expect(said()).toBe('4 waiting');
  jest.useRealTimers();
});
