import { useEffect, useRef, useState, type RefObject } from 'react';

/** One row of a list that is edited; its texts are in the form's own inputs. */
export interface Row<Item> {
  /** Stays the same while the list is edited. */
  key: string;
  item: Item;
}

/** The rows and their order; the focus follows a row that is moved. */
export function useRows<Item>(
  initial: readonly Item[],
  { root, most }: { root: RefObject<HTMLElement | null>; most: number },
) {
  const count = useRef(initial.length);
  const [rows, setRows] = useState<Row<Item>[]>(() =>
    initial.map((item, index) => ({ key: `row${index}`, item })),
  );
  const focusOn = useFocusAfter(root, rows);

  function add(item: Item): void {
    count.current += 1;
    const key = `row${count.current}`;
    focusOn(`[data-row="${key}"] input, [data-row="${key}"] select`);
    setRows([...rows, { key, item }]);
  }

  function remove(key: string): void {
    focusOn('[data-add]');
    setRows(rows.filter((row) => row.key !== key));
  }

  function move(key: string, by: 1 | -1): void {
    const from = rows.findIndex((row) => row.key === key);
    const moved = rows[from];
    const passed = rows[from + by];
    if (!moved || !passed) return;
    focusOn(`[data-row="${key}"] input, [data-row="${key}"] select`);
    const swapped = [...rows];
    swapped[from] = passed;
    swapped[from + by] = moved;
    setRows(swapped);
  }

  function change(key: string, part: Partial<Item>): void {
    setRows((all) =>
      all.map((row) => (row.key === key ? { ...row, item: { ...row.item, ...part } } : row)),
    );
  }

  return { rows, add, remove, move, change, canAdd: rows.length < most };
}

/** Focuses the first match inside `root` once `changed` has been rendered. */
function useFocusAfter(root: RefObject<HTMLElement | null>, changed: unknown) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const control = root.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  }, [root, changed]);
  return (selector: string) => {
    wanted.current = selector;
  };
}
