import type { ConsoleParty } from '@/hooks/party/types';

/** What every part of the queue's form is handed. */
export interface SectionProps {
  party: ConsoleParty;
  /** Text of what was refused, by field. */
  errors: Readonly<Record<string, string>>;
}
