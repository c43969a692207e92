import { act, render, screen, waitFor } from '@testing-library/react';
import { OverlayScreen } from '@/components/widgets/OverlayScreen';
import { useThemeVariables } from '@/hooks/widgets/useThemeVariables';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { aQueueOf } from '@/__tests__/hooks/widgets/sessionOfTests';
import { renderScreen } from '@/__tests__/support/screen';

// Its encoder is loaded when a code first shows.
jest.mock('@/hooks/ui/useQrCode', () => ({ useQrCode: () => null }));

const open = (fragment: string) => {
  window.location.hash = fragment;
  return renderScreen(<OverlayScreen realtime={null} bare={<h1>Studio</h1>} />);
};

afterEach(() => {
  window.location.hash = '';
});

test('without a key stands what a creator is to see', () => {
  open('');
  expect(screen.getByRole('heading', { name: 'Studio' })).toBeVisible();
});

test('with a key the picture is empty until it has been answered', () => {
  open('key=abc');
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

const preview = {
  type: 'PREVIEW',
  kind: 'LIVE',
  settings: { ...USUAL_SETTINGS, motion: 'NONE' },
  themeVariables: '--accent:#123456',
  locale: 'en',
  handle: 'nora',
  tools: [{ kind: 'PARTY', party: aQueueOf() }],
};
const say = (data: object, origin = window.location.origin) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
  });

test('the preview shows what the studio says, in its place, and nothing of another origin', async () => {
  open('preview');
  const picture = () => document.querySelector('.pp-overlay');
  await waitFor(() => {
    say(preview, 'https://elsewhere.example');
    expect(picture()).toBeNull();
    say(preview);
    expect(picture()).not.toBeNull();
  });
  await waitFor(() => expect(document.querySelector('.pp-bar')).not.toBeNull());
  expect(picture()).toHaveAttribute('data-motion', 'none');
  expect(picture()).toHaveTextContent('player1');
  say({ ...preview, kind: 'ALERT' });
  expect(picture()).toHaveTextContent('');
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
