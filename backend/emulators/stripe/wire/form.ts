import { badParameter } from './errors';

export type Value = string | Value[] | { [name: string]: Value };
type Fields = { [name: string]: Value };

const MOST_NESTED = 8;
const MOST_FIELDS = 1000;

/** Reads `a[b][0][c]=v` as Stripe does: names of brackets are keys, numbers and `[]` are places. */
export function decodeForm(text: string): Fields {
  const root: Fields = emptyFields();
  const fields = [...new URLSearchParams(text)];
  if (fields.length > MOST_FIELDS) throw badParameter('parameter_unknown', '', 'Too many fields');
  for (const [name, value] of fields) place(root, pathOf(name), value);
  return arraysOf(root) as Fields;
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))];
  const isSound = rest.every((part) => part.endsWith(']')) && head !== '';
  if (!isSound || path.length > MOST_NESTED) {
    throw badParameter('parameter_unknown', name, `Received unknown parameter: ${name}`);
  }
  return path;
}

function place(root: Fields, path: string[], value: string): void {
  let at = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(at).length) : part;
    if (depth === path.length - 1) {
      at[key] = value;
      return;
    }
    const inner = at[key];
    const next = isFields(inner) ? inner : emptyFields();
    at[key] = next;
    at = next;
  }
}

/** Without a prototype: a field may have any name. */
function emptyFields(): Fields {
  return Object.create(null) as Fields;
}

function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && !Array.isArray(value);
}

function arraysOf(value: Value): Value {
  if (!isFields(value)) return value;
  const keys = Object.keys(value);
  const isArray = keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key));
  const entries = Object.entries(value).map(([key, inner]) => [key, arraysOf(inner)] as const);
  if (!isArray) return Object.fromEntries<Value>(entries);
  return entries.sort(([left], [right]) => Number(left) - Number(right)).map(([, inner]) => inner);
}
