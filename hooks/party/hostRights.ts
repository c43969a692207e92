import type { ConsoleParty } from './types';

type Rightful = Pick<ConsoleParty, 'right'>;

/** May run the queue: call, mark, move, ban, tell, undo. */
export const mayRun = ({ right }: Rightful) => right !== 'VIEW';

/** May change how the queue works and what it is shown with. */
export const maySet = ({ right }: Rightful) => right === 'SETTINGS' || right === 'OWNER';

/** May say who moderates. */
export const isOwner = ({ right }: Rightful) => right === 'OWNER';
