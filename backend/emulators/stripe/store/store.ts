import type { Change, Journal } from './journal';
import type { Hidden, Kind, Kinds, Row } from './rows';

/**
 * Everything the sandbox knows. Rows are replaced, never changed in place, so that a change can be
 * taken back, and all that one call changed is written as one line before the call is answered.
 */
export class Store {
  readonly #journal: Journal;
  readonly #rows = new Map<string, Row>();
  readonly #kinds = new Map<Kind, Map<string, Row>>();
  #seq = 0;
  /** What stood before, by id, while a change runs. */
  #before: Map<string, Row | undefined> | null = null;

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const { put, drop } of journal.changes) {
      for (const row of put) this.#set(row.object.id, row);
      for (const id of drop) this.#set(id, undefined);
    }
    this.#seq = Math.max(0, ...[...this.#rows.values()].map(({ seq }) => seq));
    journal.compact([...this.#rows.values()]);
  }

  /** Runs the change whole or not at all; one within another is part of it. */
  change<T>(act: () => T): T {
    if (this.#before !== null) return act();
    const before = new Map<string, Row | undefined>();
    this.#before = before;
    try {
      const result = act();
      this.#commit(before);
      return result;
    } catch (error) {
      for (const [id, row] of before) this.#set(id, row);
      throw error;
    } finally {
      this.#before = null;
    }
  }

  find<K extends Kind>(kind: K, id: string): Row<K> | undefined {
    return this.#kinds.get(kind)?.get(id) as Row<K> | undefined;
  }

  /** An object by its id alone, whatever it is. */
  byId(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** All of a kind, oldest first. */
  all<K extends Kind>(kind: K): Row<K>[] {
    return [...(this.#kinds.get(kind)?.values() ?? [])] as Row<K>[];
  }

  add<K extends Kind>(object: Kinds[K] & { object: K }, owner = '', hidden: Hidden = {}): Row<K> {
    this.#seq += 1;
    return this.#put({ owner, seq: this.#seq, object, hidden });
  }

  /** Replaces fields of an object; its reader has the new one in the answer. */
  update<K extends Kind>(row: Row<K>, object: Partial<Kinds[K]>, hidden: Hidden = {}): Row<K> {
    return this.#put({
      ...row,
      object: { ...row.object, ...object },
      hidden: { ...row.hidden, ...hidden },
    });
  }

  drop(id: string): void {
    this.#remember(id);
    this.#set(id, undefined);
  }

  close(): void {
    this.#journal.close();
  }

  #put<K extends Kind>(row: Row<K>): Row<K> {
    this.#remember(row.object.id);
    this.#set(row.object.id, row);
    return row;
  }

  #remember(id: string): void {
    if (this.#before === null) throw new Error('the sandbox is changed outside of a change');
    if (!this.#before.has(id)) this.#before.set(id, this.#rows.get(id));
  }

  #set(id: string, row: Row | undefined): void {
    const old = this.#rows.get(id);
    if (row === undefined) {
      this.#rows.delete(id);
      if (old !== undefined) this.#kinds.get(old.object.object)?.delete(id);
      return;
    }
    this.#rows.set(id, row);
    const kind = row.object.object;
    const rows = this.#kinds.get(kind) ?? new Map<string, Row>();
    this.#kinds.set(kind, rows.set(id, row));
  }

  #commit(before: Map<string, Row | undefined>): void {
    const change: Change = { put: [], drop: [] };
    for (const id of before.keys()) {
      const row = this.#rows.get(id);
      if (row === undefined) change.drop.push(id);
      else change.put.push(row);
    }
    if (before.size > 0) this.#journal.append(change);
  }
}
