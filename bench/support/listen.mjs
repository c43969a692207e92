import { Agent, get } from 'node:http';
import { readAnswer } from '@/__tests__/support/subscribeAnswer';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/**
 * Follows channels of the real-time server as a browser does, by long polls: `onStart` once it listens,
 * `hear` with the messages of each answer until it returns false.
 */
export function listen(
  { port, subscribeKey, channel, uuid = 'anonymous', token },
  { onStart, hear },
) {
  const poll = (since) => {
    const place = since === null ? '' : `&tt=${since.t}&tr=${since.r}`;
    const path = `/v2/subscribe/${subscribeKey}/${channel}/0?uuid=${uuid}&auth=${token}&ee=${place}`;
    get({ host: '127.0.0.1', port, agent, path }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => (text += chunk));
      reply.on('end', () => {
        if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${text}`);
        const { t, m } = readAnswer(text);
        if (since === null) onStart();
        if (m.length === 0 || hear(m.map(({ d }) => d))) poll(t);
      });
    }).on('error', () => setTimeout(() => poll(since), 100));
  };
  poll(null);
}
