import { render, screen } from '@testing-library/react';
import { OverlayScreen } from '@/components/widgets/OverlayScreen';
import { QueueOverlay } from '@/components/shared/overlay/QueueOverlay';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { useThemeVariables } from '@/hooks/widgets/useThemeVariables';
import { aMember } from '@/__tests__/support/partyFactories';
import { renderScreen } from '@/__tests__/support/screen';

type ShownParty = Omit<OverlayParty, 'creator'>;

const JOIN = { url: 'https://play.example/party/1', host: 'play.example', path: '/nora/live' };

const aParty = (change: Partial<ShownParty> = {}): ShownParty => ({
  id: 'party-1',
  title: 'Friday matches',
  notice: null,
  state: 'OPEN',
  queueSize: null,
  orderPolicy: 'LANES',
  turn: 0,
  laneMix: 2,
  roundNo: 0,
  memberCount: 7,
  seq: 1,
  partyMembers: [
    aMember(1, { status: 140 }),
    aMember(2, { status: 120 }),
    ...[3, 4, 5, 6, 7, 8, 9].map((number) => aMember(number)),
  ],
  ...change,
});

const overlay = (party: ShownParty, nextCount = 5, join: typeof JOIN | null = null) => (
  <QueueOverlay party={party} nextCount={nextCount} join={join} />
);

/** With the way in, and its code once that has been drawn. */
async function renderWithCode(party: ShownParty) {
  renderScreen(overlay(party, 5, JOIN));
  return screen.findByRole('img', { name: 'QR code to join the queue' });
}

const wayIn = () => document.querySelector('.pp-overlay-join')?.textContent;

const namesIn = (part: string) =>
  [...document.querySelectorAll(`.pp-overlay-${part} .pp-overlay-name`)].map(
    (name) => name.textContent,
  );

test('Q19 overlay: who is up, the next five in order, how many wait, and how to join', async () => {
  const code = await renderWithCode(aParty());
  expect(namesIn('now')).toEqual(['player1', 'player2']);
  expect(namesIn('next')).toEqual(['player3', 'player4', 'player5', 'player6', 'player7']);
  expect(screen.getByText('7 waiting')).toBeVisible();
  expect(wayIn()).toBe('Join atplay.example/nora/live');
  expect(code).toBeVisible();
});

test('the QR code keeps the width it was given, although it is loaded later', async () => {
  const code = await renderWithCode(aParty());
  const plate = code.closest<HTMLElement>('.pp-overlay-qr');
  expect(plate && getComputedStyle(plate).width).toMatch(/^[\d.]+(em|px)$/);
});

test('Q19 overlay: the next names stand in the order of calls, lanes and all', () => {
  const partyMembers = [aMember(4, { lane: 1 }), aMember(2), aMember(9, { lane: 0 }), aMember(3)];
  renderScreen(overlay(aParty({ partyMembers })));
  expect(namesIn('next')).toEqual(['player4', 'player2', 'player9', 'player3']);
});

test('where nobody is next, names stand without numbers', () => {
  renderScreen(overlay(aParty({ orderPolicy: 'RANDOM' })));
  expect(screen.getByText('In line')).toBeVisible();
  expect(screen.queryByText('Next')).toBeNull();
  expect(screen.queryByText('1')).toBeNull();
});

test('Q19 overlay: a long name, one from right to left and one of signs each keep to a row', () => {
  const handles = ['a'.repeat(60), 'مرحبا بالعالم', '🎮👩‍👩‍👧‍👦✨'];
  const partyMembers = handles.map((handle, index) =>
    aMember(index + 1, { handle, isGuest: true }),
  );
  renderScreen(overlay(aParty({ partyMembers })));
  expect(namesIn('next')).toEqual(handles);
  for (const handle of handles) expect(screen.getByText(handle).tagName).toBe('BDI');
});

test('a group is one name with its seats', () => {
  renderScreen(overlay(aParty({ partyMembers: [aMember(1, { seats: 3 })] })));
  expect(screen.getByText('×3')).toBeVisible();
});

test('fewer names when fewer are asked for', () => {
  renderScreen(overlay(aParty(), 2));
  expect(namesIn('next')).toHaveLength(2);
});

test('a long list stays a few nodes', () => {
  const partyMembers = Array.from({ length: 50 }, (_, index) => aMember(index, { status: 140 }));
  renderScreen(overlay(aParty({ partyMembers })));
  expect(namesIn('now')).toHaveLength(4);
  expect(screen.getByText('and 46 more')).toBeVisible();
});

test.each([
  [{ state: 'PAUSED' as const }, 'Paused'],
  [{ state: 'CLOSED' as const }, 'No more joining'],
  [{ state: 'ENDED' as const }, 'Thanks for playing!'],
  [{ queueSize: 7 }, 'Full right now'],
])('%j is told in words', (change, words) => {
  renderScreen(overlay(aParty(change)));
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  [{ state: 'OPEN' as const }, 'Join at'],
  [{ queueSize: 7 }, 'Watch your place at'],
  [{ state: 'PAUSED' as const }, 'Watch your place at'],
  [{ state: 'CLOSED' as const }, 'Watch your place at'],
])('%j: the address invites only those who can join', async (change, words) => {
  await renderWithCode(aParty(change));
  expect(wayIn()).toBe(`${words}play.example/nora/live`);
});

test.each(['DRAFT', 'ENDED'] as const)('a queue that is %s has no way in', (state) => {
  renderScreen(overlay(aParty({ state }), 5, JOIN));
  expect(wayIn()).toBeUndefined();
});

test.each([
  [{ memberCount: 0, partyMembers: [] }, 'Be the first to play'],
  [{ state: 'PAUSED' as const, partyMembers: [aMember(3)] }, 'Back soon. You keep your place.'],
  [{ partyMembers: [aMember(3)] }, 'Nobody is up yet'],
])('while nobody plays it says what is next: %j', (change, words) => {
  renderScreen(overlay(aParty(change)));
  expect(screen.getByText(words)).toBeVisible();
});

test('what the host tells everybody stands there until the queue has ended', () => {
  const notice = 'Back in ten minutes.';
  const { unmount } = renderScreen(overlay(aParty({ notice })));
  expect(screen.getByText(notice)).toBeVisible();
  unmount();
  renderScreen(overlay(aParty({ notice, state: 'ENDED' })));
  expect(screen.queryByText(notice)).toBeNull();
});

test('without a key the creator learns where to get one', () => {
  renderScreen(<OverlayScreen realtime={null} />);
  expect(
    screen.getByRole('heading', { name: 'This address needs your overlay key' }),
  ).toBeVisible();
});

function Themed({ variables }: { variables: string | null }) {
  useThemeVariables(variables);
  return null;
}

test('the theme is put on by script, without what would paint the transparent page', () => {
  const { unmount } = render(<Themed variables="--accent:#123456;color-scheme:dark" />);
  expect(document.documentElement.style.getPropertyValue('--accent')).toBe('#123456');
  expect(document.documentElement.style.getPropertyValue('color-scheme')).toBe('');
  unmount();
  expect(document.documentElement.style.getPropertyValue('--accent')).toBe('');
});
