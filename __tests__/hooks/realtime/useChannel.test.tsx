import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RealtimeContext } from '@/hooks/realtime/RealtimeContext';
import { useChannel } from '@/hooks/realtime/useChannel';
import { readPartyMessage } from '@/lib/live/party/partyMessage';
import type { LateConnection } from '@/lib/realtime/tabs/lateConnection';
import type { ChannelListener } from '@/lib/realtime/listener';

const listeners = new Map<string, ChannelListener>();
const connection = {
  subscribe: (channel: string, listener: ChannelListener) => {
    listeners.set(channel, listener);
    return () => listeners.delete(channel);
  },
} as unknown as LateConnection;

const meta = { timetoken: '1', publisher: 'p', eventId: null };
const member = { id: 'm', number: 1, status: 100, lane: 2, seats: 1, handle: 'f' };

function Counter({ channel }: { channel: string | null }) {
  const [count, setCount] = useState(0);
  const [gaps, setGaps] = useState(0);
  useChannel(channel, {
    readMessage: readPartyMessage,
    onMessage: (message) => setCount(count + message.seq),
    onGap: () => setGaps(gaps + 1),
  });
  return <p>{`${count} of ${gaps}`}</p>;
}

const tree = (channel: string | null) => (
  <RealtimeContext value={connection}>
    <Counter channel={channel} />
  </RealtimeContext>
);

const say = (channel: string, message: unknown) =>
  act(() => listeners.get(channel)?.onMessage(message, meta));

test('a component hears its channel with its newest state, and only what is a message', () => {
  render(tree('party_1'));
  say('party_1', { type: 'QUEUE_APPEND', seq: 2, member });
  say('party_1', JSON.stringify({ type: 'QUEUE_APPEND', seq: 3, member }));
  say('party_1', { type: 'SOMETHING', seq: 9 });
  say('party_1', 'no JSON');
  act(() => listeners.get('party_1')?.onGap?.());
  expect(screen.getByText('5 of 1')).toBeInTheDocument();
});

test('it leaves a channel when it changes, and listens to none for null', () => {
  const { rerender, unmount } = render(tree('party_1'));
  rerender(tree('party_2'));
  expect([...listeners.keys()]).toEqual(['party_2']);
  rerender(tree(null));
  expect(listeners.size).toBe(0);
  rerender(tree('party_3'));
  unmount();
  expect(listeners.size).toBe(0);
});

test('without real time it does nothing', () => {
  render(<Counter channel="party_1" />);
  expect(screen.getByText('0 of 0')).toBeInTheDocument();
});
