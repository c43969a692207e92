import { useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import type { Check } from '@/hooks/lottery/verify/useVerification';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ProofNumbers } from '@/lib/live/lottery/verify/verifier';
import { grouped } from '@/lib/live/lottery/verify/grouped';
import type { DrawFacts, StepName, VerifyResult } from '@/lib/shared/lottery/scheme/verify/steps';
import { Digits } from './StepList.styles';

type Row = readonly [label: string, value: string | number | null | undefined];

/** What a step compared, for who wants to see it: the name of a text, and the value. */
function rowsOf(step: StepName, numbers: ProofNumbers, facts: DrawFacts): Row[] {
  switch (step) {
    case 'seal':
      return [
        ['secret', numbers.seed],
        ['secret_seal', numbers.seedHash],
      ];
    case 'rules':
      return [
        ['seal', numbers.commitHash],
        ['rules', numbers.rules],
      ];
    case 'log':
      return [['head', facts.head]];
    case 'list':
      return [['list', facts.entrantsHash]];
    case 'number':
      return [
        ['round', facts.round],
        ['signature', numbers.signature],
      ];
    case 'order':
      return [['order', numbers.ranking?.join(', ')]];
    case 'winners':
      return [
        [
          'offers',
          facts.offers
            .map(({ place, n, slot, label, state, reason }) =>
              [place, n, label ?? '–', slot, reason ?? state].join(' · '),
            )
            .join('\n'),
        ],
      ];
  }
}

interface NumbersProps {
  step: StepName;
  check: Check;
  result: VerifyResult;
}

/** The count of a step, and behind a press the numbers it compared. */
export function Numbers({ step, check, result }: NumbersProps) {
  const { t } = useTranslation('verifyDraw');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { numbers } = check;
  if (numbers === null) return null;
  const rows = rowsOf(step, numbers, result.facts).filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <>
      <p className="facts">
        <Fact step={step} numbers={numbers} facts={result.facts} />
        <Button
          variant="link"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'numbers.hide' : 'numbers.show')}
        </Button>
      </p>
      <Digits id={id} hidden={!isOpen}>
        {rows.map(([label, value]) => (
          <Row key={label} label={t(`numbers.${label}`)} value={String(value)} />
        ))}
      </Digits>
    </>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{grouped(value)}</dd>
    </>
  );
}

interface FactProps {
  step: StepName;
  numbers: ProofNumbers;
  facts: DrawFacts;
}

function Fact({ step, numbers, facts }: FactProps) {
  const { t } = useTranslation('verifyDraw');
  const { lines, entrants, tickets, round, offers } = facts;
  switch (step) {
    case 'rules':
      return <b>{t('facts.prizes', { count: numbers.prizeCount })}</b>;
    case 'log':
      return <b>{t('facts.lines', { count: lines })}</b>;
    case 'list':
      return (
        <b>
          {t('facts.people', { count: entrants })} · {t('facts.tickets', { count: tickets })}
        </b>
      );
    case 'order':
      return <b>{t('facts.sorted', { count: tickets })}</b>;
    case 'number':
      return <b>{t('facts.round', { round: round ?? 0 })}</b>;
    case 'winners':
      return offers.length === 1 ? (
        <b>{t('facts.entry', { n: offers[0]?.n ?? 0, count: entrants })}</b>
      ) : null;
    default:
      return null;
  }
}
