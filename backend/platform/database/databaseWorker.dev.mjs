// tsx does not reach worker threads on Node 20 by itself. The bundle starts databaseWorker.js instead.
import { register } from 'tsx/esm/api';

register();
await import('./databaseWorker.ts');
