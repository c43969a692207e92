// npm run operator -- grant|revoke <handle>: makes an account an operator, or no longer one, in the
// database of DATABASE_URL or else of the embedded one in DATA_DIR while nothing runs.
// npm run operator -- code <secret>: the code that an app shows now, for the demo and for tests.
import { existsSync } from 'node:fs';
import qrcode from 'qrcode-generator';
import { codeOf, grantOperator, revokeOperator, stepAt } from '@/backend/operators/service';
import { openDatabase, type Database } from '@/backend/platform/database/database';
import { databaseFolder, FolderLockedError } from '@/backend/platform/database/folderLock';
import { createLogger } from '@/backend/platform/logger';

const [verb = '', name = ''] = process.argv.slice(2);

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

async function change(db: Database['db']): Promise<void> {
  const server = { db, now: () => new Date() };
  if (verb === 'revoke') {
    const wasOne = await revokeOperator(server, name);
    console.log(wasOne ? `${name} is no operator any more.` : `${name} was no operator.`);
    return;
  }
  const grant = await grantOperator(server, name);
  if (!grant) {
    console.error(`Nobody has the handle ${name}.`);
    process.exitCode = 1;
    return;
  }
  const picture = qrcode(0, 'M');
  picture.addData(grant.address);
  picture.make();
  console.log(
    [
      `${name} is an operator: log in and open /operator.`,
      'Add this to an app for codes. It is shown once.',
      picture.createASCII(1, 2),
      `Secret: ${grant.secret}`,
      grant.address,
      'Without the app, each of these holds once:',
      ...grant.codes,
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  if (verb === 'code' && name !== '') {
    console.log(codeOf(name, stepAt(new Date())));
    return;
  }
  if (!['grant', 'revoke'].includes(verb) || name === '') {
    fail('Say what to do: grant <handle>, revoke <handle> or code <secret>.');
  }
  const { DATA_DIR: dataDir = '.data', DATABASE_URL: databaseUrl = null } = process.env;
  if (databaseUrl === null && !existsSync(databaseFolder(dataDir))) {
    fail(`There is no database in ${dataDir}: name its folder in DATA_DIR, or set DATABASE_URL.`);
  }
  const settings = { dataDir, databaseUrl, databasePool: 1 };
  const logger = createLogger({ logLevel: 'error' });
  const database = await openDatabase(settings, logger, (error) => fail(error.message));
  await change(database.db).finally(() => database.close());
}

main().catch((error: unknown) => {
  if (!(error instanceof FolderLockedError)) throw error;
  fail(`${error.message}. Stop it first, or set DATABASE_URL.`);
});
