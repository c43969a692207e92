// The reference of P6: the least a long-poll server can do. Prints its port.
import { createServer } from 'node:http';

const waiting = new Set();
const log = [];
const answer = (response, since) => {
  const body = JSON.stringify({ t: log.length, m: log.slice(since) });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
};
const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/publish') {
    log.push(url.searchParams.get('message'));
    const body = JSON.stringify({ t: log.length, m: [log.at(-1)] });
    for (const waiter of waiting) {
      waiter.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
      waiter.end(body);
    }
    waiting.clear();
    response.end('ok');
    return;
  }
  const since = Number(url.searchParams.get('since') ?? log.length);
  if (since < log.length) return answer(response, since);
  if (!url.searchParams.has('since')) return answer(response, log.length);
  waiting.add(response);
  response.once('close', () => waiting.delete(response));
});
server.keepAliveTimeout = 300_000;
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
