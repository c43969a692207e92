import { wantedPath, type WayIn } from '@/lib/page/pageRedirects';
import { serverPage } from '@/lib/page/serverPage';
import { webConfig } from '@/lib/server/config';
import type { ResultOf } from '@/lib/secureql/operations/all';

type PlaceBehind = ResultOf<'party/get-places-behind/'>['placesBehind']['items'][number];

/** Own props of the log-in page. */
export interface LogInProps extends WayIn {
  /** What somebody who has just logged in left behind with a quick account; then nothing else shows. */
  places: readonly PlaceBehind[];
}

type Load = { props: LogInProps } | { redirect: string };

/** Server props of `/login`: a quick account may log in, and whoever left one is asked about it. */
export const logInProps = serverPage({
  access: 'public',
  namespaces: ['auth'],
  whereAllowed: () => ({ behind: ['party/get-places-behind/', {}] }),
  load: ({ user, allowed, context }): Load => {
    const places = allowed.behind?.placesBehind.items ?? [];
    const isHere = places.length > 0 || user === null || user.isQuick;
    if (!isHere) return { redirect: wantedPath(context) };
    const { googleClientId } = webConfig();
    return { props: { googleClientId, places } };
  },
});
