import { sql, type Expression } from 'kysely';

/** Distance of two neighbours who joined one after the other: room for twenty halvings. */
export const PLACE_STEP = 2 ** 20;

/** So many places in steps make a block, whose people are counted in one row. */
const BLOCK_BITS = 29;

/** The block of a place, in SQL. */
export function blockOf(place: Expression<unknown>) {
  return sql<number>`(${place} >> ${sql.lit(BLOCK_BITS)})::int`;
}

/** The first place of a block, in SQL. */
export function startOfBlock(block: Expression<unknown>) {
  return sql<number>`(${block}::bigint << ${sql.lit(BLOCK_BITS)})`;
}
