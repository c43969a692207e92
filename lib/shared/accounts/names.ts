import { LIMITS } from '@/lib/shared/limits';

/** First and last name as one. Google knows some people by one name only. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** What a name becomes as a handle: lower case without accents, other signs as `_`; may be too short. */
export function handleFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LIMITS.handle);
}
