// Part of npm run types: the committed types of the GraphQL schema must be the schema's own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const committed = 'lib/secureql/schema.generated.d.ts';
const folder = mkdtempSync(join(tmpdir(), 'playplus-schema-'));
const fresh = join(folder, 'schema.d.ts');

try {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/gql.tada/bin/cli.js', 'generate-output', '--output', fresh],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) {
    process.exitCode = 1;
  } else if (readFileSync(committed, 'utf8') !== readFileSync(fresh, 'utf8')) {
    console.error(`${committed} is older than backend/schema.graphql: run \`npm run schema\`.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
