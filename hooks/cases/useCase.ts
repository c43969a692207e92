import { useRef, useState } from 'react';
import type { PayloadOf } from '@/lib/secureql/operations/all';
import { tryCall } from '@/lib/secureql/tryCall';
import type { CasePage } from '@/lib/shared/cases/cases';
import type { ErrorCode } from '@/lib/shared/errors';

/** The calls by which a side does something in a case; each answers the page. */
type CasePath =
  'cases/accept/' | 'cases/change/' | 'cases/refuse/' | 'cases/escalate/' | 'cases/withdraw/';

/** An act in a case, with what it says beside the case and its version. */
export type CaseWish = {
  [Path in CasePath]: { path: Path; more: Omit<PayloadOf<Path>, 'caseId' | 'version'> };
}[CasePath];

/** What somebody asks for when they open a case. */
type Opening = Omit<PayloadOf<'cases/open/'>, 'bookingId' | 'version'>;

/** The case of an order for one of its sides: what stands, and what may be done. */
export function useCase(initial: CasePage, onChange?: () => void) {
  const [page, setPage] = useState(initial);
  const [running, setRunning] = useState<CasePath | 'cases/open/' | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const isBusy = useRef(false);

  async function send(path: CasePath | 'cases/open/', payload: object): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setRunning(path);
    setRefusal(null);
    // Path and payload belong together in the two types above; TypeScript loses that here.
    const { answer, refusal: why } = await tryCall(path, payload as never);
    const item = answer === null ? null : itemOf(answer);
    // Whoever pressed too late sees how it stands now.
    const now = item ?? (await read(page.id));
    isBusy.current = false;
    setRunning(null);
    setRefusal(item === null ? (why ?? 'internal') : null);
    if (now !== null) setPage(now);
    if (item !== null) onChange?.();
    return item !== null;
  }

  return {
    page,
    running,
    refusal,
    forget: () => setRefusal(null),
    act: ({ path, more }: CaseWish) =>
      send(path, { caseId: page.case?.id ?? '', version: page.case?.version ?? 1, ...more }),
    open: (opening: Opening) =>
      send('cases/open/', { bookingId: page.id, version: page.version, ...opening }),
  };
}

async function read(bookingId: string): Promise<CasePage | null> {
  const { answer } = await tryCall('cases/get-case/', { bookingId });
  return answer?.orderCase.item ?? null;
}

/** The page that an act answered: each has one root. */
function itemOf(answer: object): CasePage | null {
  const [root] = Object.values(answer) as { item?: CasePage | null }[];
  return root?.item ?? null;
}

export type Case = ReturnType<typeof useCase>;
