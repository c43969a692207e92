import { useState } from 'react';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';

/** A row of a list that is edited; its words live in the form's own inputs, named by its place. */
export type Row<Part> = Part & { key: string };

/** Which rows there are, in their order. */
export function useRows<Part>(initial: readonly Part[], empty: Part, most: number) {
  const keyed = (part: Part): Row<Part> => ({ ...part, key: newRequestKey() });
  const [rows, setRows] = useState<readonly Row<Part>[]>(() => initial.map(keyed));
  return {
    rows,
    canAdd: rows.length < most,
    add: () => setRows([...rows, keyed(empty)]),
    remove: (key: string) => setRows(rows.filter((row) => row.key !== key)),
  };
}
