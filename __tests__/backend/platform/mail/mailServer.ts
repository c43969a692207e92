import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  messageId: string | undefined;
  to: string[];
  source: string;
}

/** A real SMTP server that keeps what it takes. */
export interface MailServer {
  port: number;
  url: string;
  received: Received[];
  /** Cuts this many connections after the whole mail was taken, before it says so. */
  dropAfterData: number;
  /** Answers these recipients with 550. */
  unknown: Set<string>;
  stop: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Map<string, Socket>();
  const record: MailServer = {
    port,
    url: '',
    received: [],
    dropAfterData: 0,
    unknown: new Set(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error('no such user'), { responseCode: 550 });
      done(record.unknown.has(address) ? refusal : null);
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        record.received.push({
          messageId: /^message-id: *(.+)$/im.exec(source)?.[1]?.trim(),
          to: session.envelope.rcptTo.map(({ address }) => address),
          source,
        });
        if (record.dropAfterData > 0) {
          record.dropAfterData -= 1;
          for (const socket of sockets.values()) socket.destroy();
          return;
        }
        done();
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const key = `${socket.remotePort}`;
    sockets.set(key, socket);
    socket.on('close', () => sockets.delete(key));
  });
  // A cut connection is what this server is for.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  record.port = (server.server.address() as AddressInfo).port;
  record.url = `smtp://127.0.0.1:${record.port}`;
  return record;
}

/** A port nobody listens on now. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
