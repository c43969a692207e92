// npm run ledger:check: looks through the books, of the server in DATABASE_URL or else of the embedded
// database in DATA_DIR while nothing runs. Says what is wrong and ends with 1 when something is.
import { existsSync } from 'node:fs';
import { checkLedger } from '@/backend/ledger/service';
import { createLogger } from '@/backend/platform/logger';
import { openDatabase } from '@/backend/platform/database/database';
import { databaseFolder, FolderLockedError } from '@/backend/platform/database/folderLock';

const { DATA_DIR: dataDir = '.data', DATABASE_URL: databaseUrl = null } = process.env;

const logger = createLogger({ logLevel: 'error' });
const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

async function main(): Promise<void> {
  if (databaseUrl === null && !existsSync(databaseFolder(dataDir))) {
    fail(`There is no database in ${dataDir}: name its folder in DATA_DIR, or set DATABASE_URL.`);
  }
  const settings = { dataDir, databaseUrl, databasePool: 1 };
  const database = await openDatabase(settings, logger, (error) => fail(error.message));
  const faults = await checkLedger(database.db).finally(() => database.close());
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) fail(`The ledger is wrong: ${faults.length} faults.`);
  console.log('The ledger is right: every entry and the whole sum to zero, balances follow.');
}

main().catch((error: unknown) => {
  if (!(error instanceof FolderLockedError)) throw error;
  fail(`${error.message}. Stop it first, or set DATABASE_URL.`);
});
