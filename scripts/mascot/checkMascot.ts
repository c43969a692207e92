// npm run mascot:check -- public/mascot/Rocky: every fault of an agent's assets, whoever drew them.
import { checkFolder } from './check/readAgent';

async function check(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) throw new Error('Name the folder of an agent.');
  for (const folder of folders) {
    const faults = await checkFolder(folder);
    for (const fault of faults) process.stdout.write(`${folder}: ${fault}\n`);
    process.stdout.write(`${folder}: ${faults.length} faults\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

void check(process.argv.slice(2));
