import { act, screen } from '@testing-library/react';
import { Bell } from '@/components/notifications/Bell';
import { takeToasts } from '@/hooks/ui/toasts/toastQueue';
import { FakeFeed } from './fakeFeed';
import { FakeRealtime, renderScreen } from './screen';

interface Stage {
  feed: FakeFeed;
  realtime: FakeRealtime;
  /** What toasts have said since the bell stands. */
  toasts: string[];
}

/** The feed behind a bell and how it travels; new for each test. */
export const stage = {} as Stage;

export const CHANNEL = 'notifications-u1';

/** Sets the stage before each test of a file. */
export function useBellStage(): void {
  let stop = (): void => undefined;
  beforeEach(() => {
    window.requestIdleCallback = (rest) => window.setTimeout(rest);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
    const feed = new FakeFeed('u1');
    Object.assign(stage, { feed, realtime: new FakeRealtime(feed), toasts: [] });
    stop = takeToasts(({ text }) => stage.toasts.push(text));
    // Those of the test before are handed over at once.
    stage.toasts = [];
  });
  afterEach(() => stop());
}

export const bell = () => screen.getByRole('button', { name: /^Notifications/ });
export const heading = () => screen.queryByRole('heading', { name: 'Notifications' });
export const rows = () => screen.queryAllByRole('link');
export const names = () => rows().map(({ textContent }) => textContent);

/** Lets what is under way arrive. */
export const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

/** The bell in a page, once its feed is there. */
export async function showBell(asPath = '/dashboard/home'): Promise<void> {
  const prefetch = () => Promise.resolve();
  const push = () => Promise.resolve(true);
  renderScreen(
    <>
      <Bell userId="u1" />
      <p>elsewhere</p>
    </>,
    { realtime: stage.realtime, router: { asPath, prefetch, push } },
  );
  await settle();
}

/** A message comes by itself. */
export async function say(
  message: unknown,
  timetoken = `${Date.now()}0001`,
  publisher?: string,
): Promise<void> {
  act(() => stage.realtime.say(CHANNEL, message, { timetoken, ...(publisher && { publisher }) }));
  await settle();
}
