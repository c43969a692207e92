import type { HostRight } from '@/lib/shared/hosting/moderators';

interface Rightful {
  right: HostRight;
}

/** May run the tool: whatever its console does to the people in it. */
export const mayRun = ({ right }: Rightful) => right !== 'VIEW';

/** May change how the tool works and what it is shown with. */
export const maySet = ({ right }: Rightful) => right === 'SETTINGS' || right === 'OWNER';

/** May say who moderates. */
export const isOwner = ({ right }: Rightful) => right === 'OWNER';
