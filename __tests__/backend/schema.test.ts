import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { printedSchema } from '@/backend/schema';

test('the committed schema is the one the code prints (node --import tsx backend/printSchema.ts)', () => {
  const committed = buildSchema(readFileSync('backend/schema.graphql', 'utf8'));
  expect(`${printSchema(lexicographicSortSchema(committed))}\n`).toBe(printedSchema());
});
