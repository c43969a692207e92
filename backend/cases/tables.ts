import type { Generated } from 'kysely';
import type { BookingActor } from '@/lib/shared/bookings/states';
import type {
  CaseKind,
  CaseOutcome,
  CaseRule,
  CaseSide,
  CaseState,
  CaseStepKind,
} from '@/lib/shared/cases/cases';

/** What the sides of an order ask of each other. Money in minor units. */
export interface ResolutionCasesTable {
  id: string;
  bookingId: string;
  kind: CaseKind;
  state: CaseState;
  openedBy: CaseSide;
  proposedBy: CaseSide;
  turn: CaseSide | null;
  amount: number | null;
  newDue: Date | null;
  rule: CaseRule | null;
  outcome: CaseOutcome | null;
  refund: number | null;
  changes: Generated<number>;
  version: Generated<number>;
  openedAt: Date;
  /** When the clock has something to do. */
  deadlineAt: Date | null;
  escalatedAt: Date | null;
  closedAt: Date | null;
}

/** What was done in a case; only appended. */
export interface CaseStepsTable {
  caseId: string;
  no: number;
  kind: CaseStepKind;
  actor: BookingActor;
  actorId: string | null;
  amount: number | null;
  newDue: Date | null;
  words: string | null;
  at: Date;
}
