import pino from 'pino';
import { startRealtimeServer } from '@/backend/emulators/realtime/server';

const server = await startRealtimeServer({
  host: '127.0.0.1',
  port: 0,
  dataDir: process.argv[2] ?? '',
  keys: { publishKey: 'bench-pub', subscribeKey: 'bench-sub', secretKey: 'bench-secret' },
  logger: pino({ level: 'silent' }),
});
process.stdout.write(`${server.port}\n`);
