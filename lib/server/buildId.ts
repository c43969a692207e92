import { readFileSync } from 'node:fs';

let known: string | undefined;

/** Names the build that this process serves, as its pages do in `__NEXT_DATA__.buildId`. */
export function buildId(): string {
  known ??=
    process.env.NODE_ENV === 'production'
      ? readFileSync('.next/BUILD_ID', 'utf8').trim()
      : 'development';
  return known;
}
