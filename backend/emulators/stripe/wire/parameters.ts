import { z } from 'zod';
import { badParameter } from './errors';
import type { Value } from './form';

/** Everything travels as text; these read it. */
export const text = z.string().max(5000);
export const filled = text.min(1);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const positive = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((value) => value.toLowerCase());
/** An empty value takes a key away; `metadata=''` takes all. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);
export const texts = z.array(text);

/** What every list takes. */
export const listFields = {
  limit: integer.optional(),
  starting_after: filled.optional(),
  ending_before: filled.optional(),
  created: z
    .union([
      integer,
      z.strictObject({
        gt: integer.optional(),
        gte: integer.optional(),
        lt: integer.optional(),
        lte: integer.optional(),
      }),
    ])
    .optional(),
};

/** The parameters as the schema says, or the error that Stripe gives for the first fault. */
export function readParameters<T extends z.ZodType>(schema: T, given: Value): z.infer<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(flatten);
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  const issue = unknown ?? issues[0];
  if (issue === undefined) throw badParameter('parameter_invalid', '', 'Invalid parameters');
  throw faultOf(issue, given);
}

type Issue = z.core.$ZodIssue;

/** Of a choice of forms, the fault that lies deepest is the one a person means. */
function flatten(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().sort((left, right) => right.path.length - left.path.length)[0];
  if (inner === undefined || inner.path.length === 0) return issue;
  return { ...inner, path: [...issue.path, ...inner.path] };
}

function faultOf(issue: Issue, given: Value) {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...path, issue.keys[0] ?? '']);
    return badParameter('parameter_unknown', name, `Received unknown parameter: ${name}`);
  }
  const name = nameOf(path);
  const value = valueAt(given, path);
  if (value === undefined) {
    return badParameter('parameter_missing', name, `Missing required param: ${name}.`);
  }
  if (value === '') {
    const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`;
    return badParameter('parameter_invalid_empty', name, message);
  }
  if (typeof value === 'string' && issue.code === 'invalid_format') {
    return badParameter('parameter_invalid_integer', name, `Invalid integer: ${value}`);
  }
  return badParameter('parameter_invalid', name, `Invalid ${name}`);
}

function nameOf([head = '', ...rest]: string[]): string {
  return head + rest.map((part) => `[${part}]`).join('');
}

function valueAt(value: Value, path: string[]): Value | undefined {
  let at: Value | undefined = value;
  for (const part of path) {
    if (typeof at !== 'object') return undefined;
    at = Array.isArray(at) ? at[Number(part)] : at[part];
  }
  return at;
}

/** The metadata after a change. */
export function mergeMetadata(
  before: Record<string, string>,
  change: z.infer<typeof metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
