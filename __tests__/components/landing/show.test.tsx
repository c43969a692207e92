import { act, screen, within } from '@testing-library/react';
import { Show } from '@/components/landing/show/Show';
import { SHOW_STEPS, showAt, stepAfter } from '@/hooks/landing/showScript';
import { STATUS } from '@/lib/shared/parties/partyStatus';
import { renderScreen } from '@/__tests__/support/screen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => renderScreen(<Show theme="--text: white" first="idle" hasFocus={false} />);
const said = () => screen.getByRole('status').textContent;
const button = () =>
  within(screen.getByRole('group', { name: 'Example: your console' })).getByRole('button');
const press = () => act(() => button().click());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const phone = () => within(screen.getByRole('group', { name: 'Example: a viewer’s phone' }));

const SAID = [
  /^This is the real console/,
  /^Called\./,
  /^mira_k is ready/,
  /^Round’s on/,
  /^That’s a whole round/,
];

describe('the script', () => {
  test('takes one person through a whole round and begins anew', () => {
    const statuses = SHOW_STEPS.map((step) =>
      showAt(step).up.map(({ handle, status }) => [handle, status]),
    );
    expect(statuses).toEqual([
      [['tobi_plays', STATUS.playing]],
      [['mira_k', STATUS.called]],
      [['mira_k', STATUS.ready]],
      [['mira_k', STATUS.playing]],
      [],
    ]);
    expect(SHOW_STEPS.map(stepAfter)).toEqual(['called', 'ready', 'playing', 'done', 'idle']);
  });

  test('whoever is called leaves the line, and everybody else moves up', () => {
    expect(showAt('idle').waiting[0]?.handle).toBe('mira_k');
    expect(showAt('called').waiting[0]?.handle).toBe('sunny_sam');
    expect(showAt('idle').party.memberCount - showAt('called').party.memberCount).toBe(1);
  });
});

test('five presses are a round, and lead back to the beginning', () => {
  open();
  expect(said()).toMatch(SAID[0] as RegExp);
  for (const words of SAID.slice(1)) {
    press();
    expect(said()).toMatch(words);
  }
  press();
  expect(said()).toMatch(SAID[0] as RegExp);
});

test('console, overlay and phone tell the same', () => {
  open();
  press();
  expect(button()).toHaveTextContent('Waiting for mira_k');
  expect(screen.getByText('You’re up, mira_k!')).toBeInTheDocument();
  expect(phone().getByText('It’s your turn!')).toBeVisible();
});

test('once it has begun it goes on by itself to the end of the round, and no further', () => {
  open();
  wait(60_000);
  expect(said()).toMatch(SAID[0] as RegExp);
  press();
  wait(2_000);
  expect(said()).toMatch(SAID[2] as RegExp);
  wait(2_600);
  expect(said()).toMatch(SAID[3] as RegExp);
  wait(2_800);
  expect(said()).toMatch(SAID[4] as RegExp);
  wait(60_000);
  expect(said()).toMatch(SAID[4] as RegExp);
});

test('“I’m ready” on the phone goes on, and hands the keyboard back to the console', () => {
  open();
  press();
  const ready = phone().getByRole('button', { name: 'I’m ready' });
  ready.focus();
  act(() => ready.click());
  expect(said()).toMatch(SAID[2] as RegExp);
  expect(button()).toHaveFocus();
});

test('for who wants little motion it moves by presses alone', () => {
  const media = jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduce'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  open();
  press();
  wait(60_000);
  expect(said()).toMatch(SAID[1] as RegExp);
  press();
  expect(said()).toMatch(SAID[2] as RegExp);
  media.mockRestore();
});

test('what is pressed while it is loaded counts, and the keyboard stays where it was', () => {
  renderScreen(<Show theme="--text: white" first="called" hasFocus />);
  expect(said()).toMatch(SAID[1] as RegExp);
  expect(button()).toHaveFocus();
});
