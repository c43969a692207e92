import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ActBar } from '@/components/console/act/ActBar';
import { ConsoleBar } from '@/components/console/bar/ConsoleBar';
import { Lamp } from '@/components/console/bar/Lamp';
import { StateSwitch } from '@/components/console/bar/StateSwitch';
import { ToolButton } from '@/components/console/bar/ToolButton';
import { ConsoleProvider } from '@/components/console/ConsoleContext';
import { HoldToShow, Private } from '@/components/shared/private/Private';
import type { StreamSafe } from '@/hooks/session/private/useStreamSafe';
import { RequireRight } from '@/components/console/RequireRight';
import { ShareLink } from '@/components/console/ShareLink';
import type { HostRight } from '@/lib/shared/hosting/moderators';
import { renderScreen } from '@/__tests__/support/screen';

const hold = {
  isHeld: false,
  button: {
    onPointerDown: jest.fn(),
    onPointerUp: jest.fn(),
    onPointerLeave: jest.fn(),
    onPointerCancel: jest.fn(),
    onContextMenu: jest.fn(),
    onKeyDown: jest.fn(),
    onKeyUp: jest.fn(),
    onBlur: jest.fn(),
  },
};
const SAFE: StreamSafe = { isHidden: false, toggle: jest.fn(), hold };

/** The console of a tool that is no queue. */
const inConsole = (
  part: ReactElement,
  safe: Partial<StreamSafe> = {},
  right: HostRight = 'OWNER',
) =>
  renderScreen(
    <ConsoleProvider tool={{ id: 'tally-1', right }} safe={{ ...SAFE, ...safe }}>
      {part}
    </ConsoleProvider>,
  );

test('its bar and its act bar say what the tool hands them', () => {
  const onAct = jest.fn();
  const onUndo = jest.fn();
  const onChoose = jest.fn();
  const choice = (name: string, isNow: boolean) => ({
    name,
    word: name,
    icon: {},
    isNow,
    isPossible: !isNow,
  });
  inConsole(
    <>
      <ConsoleBar
        tool="chance"
        title="Which map?"
        subtitle="Vote"
        state={
          <StateSwitch
            label="State"
            choices={[choice('Open', true), choice('Closed', false)]}
            onChoose={onChoose}
          />
        }
        lamp={
          <Lamp
            isConnected={false}
            seconds={null}
            warnings={[]}
            rehearsal={null}
            isOver={false}
            onPress={jest.fn()}
          />
        }
        tools={<ToolButton icon={{}} word="Tally" />}
      />
      <ActBar
        act={{ icon: {}, title: 'Count', text: 'All votes' }}
        onAct={onAct}
        undo={{ text: 'Closed', time: '0:47 left to undo' }}
        onUndo={onUndo}
        more={null}
      />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which map?');
  fireEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(onChoose).toHaveBeenCalledWith('Closed');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /^Overlay off/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tally' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Count All votes/ }));
  expect(onAct).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Closed' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('a moderator who only looks on can press nothing', () => {
  const part = (
    <RequireRight>
      <button>Count</button>
    </RequireRight>
  );
  const { unmount } = inConsole(part, {}, 'VIEW');
  expect(screen.getByRole('button', { name: 'Count' })).toBeDisabled();
  unmount();
  inConsole(part, {}, 'RUN');
  expect(screen.getByRole('button', { name: 'Count' })).toBeEnabled();
});

test('what must not be on stream is there only while it is held open', () => {
  const secret = (
    <>
      <Private>
        <p>42</p>
      </Private>
      <HoldToShow />
    </>
  );
  const { unmount } = inConsole(secret, { isHidden: true });
  expect(screen.queryByText('42')).toBeNull();
  expect(screen.getByText('Hidden')).toBeInTheDocument();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Hold to show' }));
  expect(hold.button.onPointerDown).toHaveBeenCalled();
  unmount();
  inConsole(secret, { isHidden: true, hold: { ...hold, isHeld: true } });
  expect(screen.getByText('42')).toBeInTheDocument();
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
