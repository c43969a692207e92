import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '@/backend/platform/migrations/migrations';

/**
 * Brings the schema up to date and returns the names of what it ran. Several processes may start at
 * once: Kysely holds a lock meanwhile. Throws the first failure; nothing of that run remains.
 */
export async function migrateToLatest<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({
    // Kysely's own tables keep their names.
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    throw error instanceof Error ? error : new Error('migration failed', { cause: error });
  }
  return results.map((result) => result.migrationName);
}
