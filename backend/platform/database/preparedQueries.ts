import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

/** One statement as the database holds it. */
interface Prepared {
  name: string;
  /** Type of each parameter. */
  types: readonly number[];
  /** What its rows look like; empty for one without. */
  shape: Parameters<typeof parse.parseResults>[0];
}

const { serialize } = protocol;
/** The one not used for longest makes room. */
const MOST = 300;
/** The rest (tables, vacuum) is rare, and may change what the others were prepared for. */
const WORTH_PREPARING = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/**
 * Makes a `query` that has each statement parsed once and asks for it by name from then on, in one
 * message; PGlite's own sends five and has it parsed every time. Rejects as PGlite's does, with the
 * database's `DatabaseError`.
 */
export function prepareQueries(
  pglite: PGlite,
  most = MOST,
): (text: string, parameters?: unknown[]) => Promise<Results> {
  const known = new Map<string, Prepared>();
  let named = 0;

  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = `p${(named += 1)}`;
    const messages = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const types = parse.parseDescribeStatementResults(messages);
    const shape = messages.filter((message) => message.name === 'rowDescription');
    if (known.size >= most) await forgetOldest();
    return { name, types, shape };
  }

  async function forgetOldest(): Promise<void> {
    const [oldest] = known;
    if (!oldest) return;
    known.delete(oldest[0]);
    await send(serialize.close({ type: 'S', name: oldest[1].name }));
  }

  const asText = (value: unknown, type: number | undefined) =>
    value === null || value === undefined
      ? null
      : (pglite.serializers[type ?? 0]?.(value) ?? (value as string | number).toString());

  async function runPrepared(text: string, parameters: unknown[]): Promise<Results> {
    const statement = known.get(text) ?? (await prepare(text));
    // The map keeps the order of their last use.
    known.delete(text);
    known.set(text, statement);
    const { name, types, shape } = statement;
    const values = parameters.map((value, nth) => asText(value, types[nth]));
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute());
    const [results] = parse.parseResults([...shape, ...messages], pglite.parsers);
    return results ?? { rows: [], fields: [] };
  }

  return async (text, parameters = []) => {
    if (WORTH_PREPARING.test(text)) {
      return pglite.runExclusive(() => runPrepared(text, parameters));
    }
    if (known.size > 0) {
      known.clear();
      await pglite.query('deallocate all');
    }
    return pglite.query(text, parameters);
  };
}
