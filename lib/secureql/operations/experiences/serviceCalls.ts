import { ownServiceCalls } from './ownServices';
import { questionCalls } from './questions';
import { serviceReads } from './services';

/** Every call about what creators sell. */
export const serviceCalls = [...serviceReads, ...ownServiceCalls, ...questionCalls] as const;
