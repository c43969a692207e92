import type { Generated } from 'kysely';
import type { OperatorAct } from '@/lib/shared/operators/operators';

/** Accounts that look after the product besides. */
export interface OperatorsTable {
  userId: string;
  /** What the codes of their app are made with, in base 32. */
  secret: string;
  /** The newest half minute whose code was used; null: none was. */
  lastStep: Generated<number | null>;
  grantedAt: Date;
}

/** Codes on paper, for whoever lost their app. Each is deleted when it is used. */
export interface OperatorCodesTable {
  operatorId: string;
  codeHash: string;
}

/** Sessions in which the second factor was shown. */
export interface OperatorProofsTable {
  sessionId: string;
  provedAt: Date;
}

/** What operators did. The database refuses changes and deletions. */
export interface OperatorActsTable {
  id: string;
  operatorId: string;
  act: OperatorAct;
  /** Id of what it was done to, or the key of a category. */
  subject: string;
  reason: string;
  /** The act that this one took back. */
  undoes: string | null;
  at: Date;
}
