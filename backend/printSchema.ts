// node --import tsx backend/printSchema.ts: writes backend/schema.graphql from the code.
import { writeFileSync } from 'node:fs';
import { printedSchema } from './schema';

writeFileSync(new URL('./schema.graphql', import.meta.url), printedSchema());
