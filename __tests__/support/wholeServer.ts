import { resolveSession } from '@/backend/accounts/service';
import { openFile, receiveFile } from '@/backend/files/service';
import { admitPhoto, isPublicPhoto, storePhoto } from '@/backend/media/service';
import { readConfig } from '@/backend/platform/config';
import { newToken } from '@/backend/platform/id';
import { createBackendServer } from '@/backend/platform/server/server';
import { schema } from '@/backend/schema';
import { openTestDatabase, type TestDatabase } from './database';
import { testContext } from './context';
import { servicesFor, SERVICE_KEY, startDoor, type Door } from './door';

export interface WholeServer extends Door {
  database: TestDatabase;
  /** A raw session token that names no session. */
  deadSession: string;
}

/** The door of all calls in front of the real backend and a database of its own. */
export async function openWholeServer(env: Record<string, string> = {}): Promise<WholeServer> {
  const database = await openTestDatabase();
  const config = readConfig({
    PLAYPLUS_MODE: 'development',
    SERVICE_KEY,
    LOG_LEVEL: 'silent',
    DRAND_RELAYS: 'none',
    ...env,
  });
  const server = createBackendServer({
    schema,
    resolveSession,
    shared: { ...testContext(database.db), config },
    uploads: { admit: admitPhoto, store: storePhoto, isPublic: isPublicPhoto },
    orderFiles: { receive: receiveFile, open: openFile },
  });
  const port = await server.listen(0);
  server.markReady();
  const door = await startDoor(servicesFor(`http://127.0.0.1:${port}`));
  return {
    ...door,
    database,
    deadSession: newToken(),
    close: async () => {
      await door.close();
      await server.close();
      await database.close();
    },
  };
}
