import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster } from '@/components/ui/Stack';
import type { Case } from '@/hooks/cases/useCase';
import type { CaseAct, ResolutionCase } from '@/lib/shared/cases/cases';
import { CaseDialog, type Asking } from './CaseDialog';
import { useCaseWords } from './caseWords';

/** Acts that ask for something first. */
const OPENS: Partial<Record<CaseAct, Asking>> = {
  CHANGE: 'change',
  REFUSE: 'refuse',
  ESCALATE: 'escalate',
  WITHDRAW: 'withdraw',
};

/** What a side may do in a case now: the yes is filled, everything else is quiet. */
export function CaseActs({ held, one }: { held: Case; one: ResolutionCase }) {
  const { page, running, refusal, act, forget } = held;
  const { t } = useCaseWords(page.line, one);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { acts } = page;
  if (acts.length === 0) return null;
  const isMine = one.proposedBy === page.line.role;
  const words = (name: CaseAct) =>
    name === 'CHANGE' && isMine ? t('act.CHANGE_mine') : t(`act.${name}`);
  return (
    <>
      <FormError code={refusal}>{asking === null && refusal && t(`errors:${refusal}`)}</FormError>
      <Cluster>
        {acts.includes('ACCEPT') && (
          <Button
            isLoading={running === 'cases/accept/'}
            onClick={() => void act({ path: 'cases/accept/', more: {} })}
          >
            {t('act.ACCEPT')}
          </Button>
        )}
        {acts.map((name) => {
          const opens = OPENS[name];
          return opens === undefined ? null : (
            <Button
              key={name}
              variant="quiet"
              onClick={() => {
                forget();
                setAsking(opens);
              }}
            >
              {words(name)}
            </Button>
          );
        })}
      </Cluster>
      {asking !== null && <CaseDialog {...{ held, one, asking }} onClose={() => setAsking(null)} />}
    </>
  );
}
