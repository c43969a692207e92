import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Column } from '@/components/console/Column';
import { ConsoleHead } from '@/components/console/ConsoleHead';
import { ConsoleProvider, type ConsoleTool } from '@/components/console/ConsoleContext';
import { HideOnStream } from '@/components/console/HideOnStream';
import { ListTabs } from '@/components/console/ListTabs';
import { RequireRight } from '@/components/console/RequireRight';
import { ShareLink } from '@/components/console/ShareLink';
import { renderScreen } from '@/__tests__/support/screen';

const OWN: ConsoleTool = { id: 'tally-1', right: 'OWNER', isSafe: false };

/** The console of a tool that is no queue. */
const inConsole = (part: ReactElement, tool: Partial<ConsoleTool> = {}) =>
  renderScreen(<ConsoleProvider value={{ ...OWN, ...tool }}>{part}</ConsoleProvider>);

test('its head, tabs and columns say what the tool hands them', () => {
  const onShow = jest.fn();
  inConsole(
    <>
      <ConsoleHead title="Which map?" subtitle="Vote" navLabel="Ways out">
        <a href="/somewhere">Out</a>
      </ConsoleHead>
      <ListTabs
        lists={[
          { name: 'yes', title: 'In favour', count: 3 },
          { name: 'no', title: 'Against', count: 1 },
        ]}
        shown="yes"
        onShow={onShow}
      />
      <Column name="yes" title="In favour" count={3} isShown isEmpty emptyText="Nobody yet">
        {null}
      </Column>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which map?');
  expect(screen.getByRole('navigation', { name: 'Ways out' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'In favour 3' })).toHaveTextContent('Nobody yet');
  fireEvent.click(screen.getByText(/Against/));
  expect(onShow).toHaveBeenCalledWith('no');
});

test('a moderator who only looks on can press nothing', () => {
  const part = (
    <RequireRight>
      <button>Count</button>
    </RequireRight>
  );
  const { unmount } = inConsole(part, { right: 'VIEW' });
  expect(screen.getByRole('button', { name: 'Count' })).toBeDisabled();
  unmount();
  inConsole(part, { right: 'RUN' });
  expect(screen.getByRole('button', { name: 'Count' })).toBeEnabled();
});

test('what must not be on stream is there only while it is held open', () => {
  inConsole(
    <HideOnStream label="Secret">
      <p>42</p>
    </HideOnStream>,
    { isSafe: true },
  );
  const cover = screen.getByRole('button', { name: /Secret/ });
  expect(screen.queryByText('42')).toBeNull();
  fireEvent.pointerDown(cover);
  expect(screen.getByText('42')).toBeInTheDocument();
  fireEvent.pointerUp(cover);
  expect(screen.queryByText('42')).toBeNull();
});

test('its links are the creator’s short one, without a scheme, and its own', async () => {
  renderScreen(
    <ShareLink
      origin="https://play.example"
      handle="nora"
      path="/tally/1"
      pathLabel="Link to the tally"
    />,
  );
  expect(screen.getByLabelText('Short link')).toHaveValue('play.example/nora/live');
  expect(screen.getByLabelText('Link to the tally')).toHaveValue('https://play.example/tally/1');
  expect(await screen.findByRole('img', { name: 'QR code of the short link' })).toBeVisible();
});
