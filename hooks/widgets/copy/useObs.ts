import { useSyncExternalStore } from 'react';
import { obsState, watchObs, type ObsState } from './obs';

const ON_THE_SERVER: ObsState = { isVisible: true, isActive: true };

/** How OBS shows this page. */
export function useObs(): ObsState {
  return useSyncExternalStore(watchObs, obsState, () => ON_THE_SERVER);
}
