import { act, fireEvent, screen } from '@testing-library/react';
import { DemoScreen } from '@/components/profile/demo/DemoScreen';
import { callSecureql } from '@/lib/secureql/browser/client';
import { aCreator } from '@/__tests__/support/profileFactories';
import { renderScreen } from '@/__tests__/support/screen';

jest.mock('@/lib/secureql/browser/client', () => ({ callSecureql: jest.fn() }));

let wantsStillness = false;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  wantsStillness = false;
  isHidden = false;
  window.matchMedia = (() => ({
    matches: wantsStillness,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const start = 'Four people are waiting in line.';

test('plays by itself, says that it is a demo, and asks the product nothing', () => {
  renderScreen(<DemoScreen creator={aCreator()} />);
  expect(screen.getByText('This is a demo')).toBeVisible();
  expect(screen.getByText(start)).toBeVisible();
  pass(3000);
  expect(screen.getByText('otto88 joins the queue.')).toBeVisible();
  expect(callSecureql).not.toHaveBeenCalled();
});

test('can be stopped, gone through by hand, and started again', () => {
  renderScreen(<DemoScreen creator={aCreator()} />);
  press('Pause the demo');
  pass(60_000);
  expect(screen.getByText(start)).toBeVisible();
  press('Next step');
  expect(screen.getByText('otto88 joins the queue.')).toBeVisible();
  press('Next step');
  press('Next step');
  expect(screen.getByText('Mika and juno_plays are called.')).toBeVisible();
  press('Play the demo');
  pass(3000);
  expect(screen.getByText('Mika and juno_plays are playing.')).toBeVisible();
});

test('each act begins at a press: a draw with its reveal, a fund whose bar moves', () => {
  const { container } = renderScreen(<DemoScreen creator={aCreator()} />);
  press('Pause the demo');
  press('Draw');
  expect(screen.getByText('A draw is open. Entering is free.')).toBeVisible();
  press('Next step');
  press('Next step');
  expect(screen.getByText('The list is closed. Nobody knows the winner yet.')).toBeVisible();
  press('Next step');
  // The number, the names that run, and the one at which they stop.
  for (let seconds = 0; seconds < 20; seconds += 1) pass(1000);
  expect(screen.getAllByText('PixelPaula').length).toBeGreaterThan(0);
  press('Fund');
  const paid = () => container.querySelector('rect.paid')?.getAttribute('width');
  const before = paid();
  press('Next step');
  expect(screen.getByText('Lumi gives €25.')).toBeVisible();
  expect(paid()).not.toBe(before);
});

test('after the last step it begins again', () => {
  renderScreen(<DemoScreen creator={aCreator()} />);
  press('Pause the demo');
  press('Fund');
  for (let steps = 0; steps < 4; steps += 1) press('Next step');
  expect(screen.getByText(start)).toBeVisible();
});

test('rests for those who want little motion', () => {
  wantsStillness = true;
  renderScreen(<DemoScreen creator={aCreator()} />);
  pass(60_000);
  expect(screen.getByText(start)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play the demo' })).toBeVisible();
});

test('has no timer while nobody looks', () => {
  renderScreen(<DemoScreen creator={aCreator()} />);
  isHidden = true;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(60_000);
  expect(screen.getByText(start)).toBeVisible();
  expect(jest.getTimerCount()).toBe(0);
});
