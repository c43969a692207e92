import { useEffect } from 'react';
import { pageBuild } from './describeCopy';

/** A page younger than this is not loaded again, whatever builds the servers run. */
const LEAST_AGE_MS = 600_000;

/** Loads the page anew when the server runs another build, once the picture is empty. */
export function useFreshBuild(serverBuild: string | null, isEmpty: boolean) {
  const isStale = serverBuild !== null && serverBuild !== pageBuild();
  useEffect(() => {
    if (isStale && isEmpty && performance.now() > LEAST_AGE_MS) window.location.reload();
  }, [isStale, isEmpty]);
}
