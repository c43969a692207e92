import Link from 'next/link';
import { useCaseWords } from '@/components/shared/cases/caseWords';
import { LocalTime } from '@/components/shared/LocalTime';
import { Badge } from '@/components/ui/Badge';
import { titleKey } from '@/hooks/cases/titles';
import { resolutionPath } from '@/lib/navigation/tools/experiencePath';
import { isGiven } from '@/lib/orders/given';
import type { BookingLine } from '@/lib/shared/bookings/views';
import type { CaseLine, ResolutionCase } from '@/lib/shared/cases/cases';
import type { Tone } from '@/styles/tokens';

/** Where a case stands, in a word for its row. */
function standing({ state, turn }: ResolutionCase, role: BookingLine['role']): string {
  if (state === 'OPEN' || state === 'RULED') return turn === role ? 'row.mine' : 'row.other';
  return `row.${state}`;
}

const TONES: Readonly<Record<string, Tone | undefined>> = {
  'row.mine': 'accent',
  'row.other': 'wait',
  'row.REFUSED': 'stop',
  'row.ESCALATED': 'wait',
  'row.CLOSED': undefined,
};

/** An order in the resolution centre: its case in a sentence, or that it has none. */
export function CaseRow({ line: { id, line, case: one } }: { line: CaseLine }) {
  const { t, tell, name, write } = useCaseWords(line, one);
  const word = one === null ? null : standing(one, line.role);
  return (
    <li>
      {line.image ? (
        <img src={line.image} alt="" width={64} height={64} loading="lazy" />
      ) : (
        <span className="none" />
      )}
      <div>
        <Link className="whole" href={resolutionPath(id)}>
          {one === null ? <bdi>{line.title}</bdi> : tell(titleKey(one, line.role))}
        </Link>
        <p>
          {one !== null && (
            <>
              <bdi>{line.title}</bdi>,{' '}
            </>
          )}
          <bdi>{name}</bdi>
          {' · '}
          <LocalTime at={line.startsAt ?? line.createdAt} as={line.startsAt ? 'slot' : 'date'} />
        </p>
      </div>
      {word === null ? (
        <span className="sum">{!isGiven(line) && write(line.price)}</span>
      ) : (
        <Badge $tone={TONES[word]}>{t(word, { name })}</Badge>
      )}
    </li>
  );
}
