import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * What every embedded database is opened with: slots that cannot overlap, and the search. Without
 * them an existing folder opens, and refuses to write.
 */
export const EXTENSIONS = { btree_gist, pg_trgm, unaccent };

/** The part of Emscripten's file system that PGlite leaves without an fsync. */
interface WithStreamOps {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

const EIO = 29;
let fsyncs = 0;

/**
 * As shipped PGlite never calls fsync, so a power cut loses thousands of commits or the whole
 * database. `NODEFS.stream_ops` is an internal: hence the pinned version and the self-test below.
 */
class SyncNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const initialised = await super.init(...args);
    initialised.emscriptenOpts.preRun?.push((module) => {
      (module as unknown as WithStreamOps).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncs += 1;
        try {
          fsyncSync(nfd);
          return 0;
        } catch {
          return EIO;
        }
      };
    });
    return initialised;
  }
}

/** PGlite writes the files of a new database without syncing them: do it once for the whole tree. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      syncTree(path);
    } else if (entry.isFile()) {
      syncPath(path);
    }
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Opens or creates the database in `folder`, one fsync per commit. The caller holds the folder's
 * lock: two instances on one folder destroy it.
 */
export async function openEmbeddedDatabase(
  folder: string,
  parsers: Record<number, (value: string) => unknown>,
): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const pglite = await PGlite.create({
    fs: new SyncNodeFS(folder),
    extensions: EXTENSIONS,
    parsers,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=64MB'],
      // A plan that is kept may have been made for tables that were empty then.
      ...['-c', 'enable_seqscan=off'],
    ],
  });
  if (isNew) {
    syncTree(folder);
  }
  const before = fsyncs;
  await pglite.exec('create table if not exists fsync_test (i int); drop table fsync_test');
  if (fsyncs === before) {
    await pglite.close();
    throw new Error('the embedded database does not sync its files to disk');
  }
  return pglite;
}
