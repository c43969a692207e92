import { HelpLink } from '@/components/shared/help/HelpLink';
import { useCase, type Case } from '@/hooks/cases/useCase';
import { nextKey, titleKey } from '@/hooks/cases/titles';
import type { CasePage, CaseStep, ResolutionCase } from '@/lib/shared/cases/cases';
import { CaseActs } from './CaseActs';
import { CaseBox } from './Cases.styles';
import { CaseFacts } from './CaseFacts';
import { useCaseWords } from './caseWords';

interface Props {
  initial: CasePage;
  onChange?: () => void;
}

/** A case of an order for one of its sides: what is asked for, what was said, the file, the answer. */
export function CaseCard({ initial, onChange }: Props) {
  const held = useCase(initial, onChange);
  const { page } = held;
  return page.case === null ? null : <Standing held={held} one={page.case} />;
}

/** The same for whoever holds it already. */
export function Standing({ held, one }: { held: Case; one: ResolutionCase }) {
  const { page } = held;
  const { t, tell } = useCaseWords(page.line, one);
  const next = nextKey(one, page.line.role);
  const said = one.steps.filter(({ words }) => words !== null);
  return (
    <CaseBox aria-labelledby="case-title">
      <h2 id="case-title">{tell(titleKey(one, page.line.role))}</h2>
      {next !== null && <p>{tell(next)}</p>}
      {said.map((step) => (
        <Said key={`${step.kind} ${step.at}`} page={page} step={step} />
      ))}
      <CaseFacts page={page} one={one} />
      <CaseActs held={held} one={one} />
      <p>
        <HelpLink article="case">{t('help')}</HelpLink>
      </p>
    </CaseBox>
  );
}

/** What somebody wrote in the case. */
function Said({ page, step }: { page: CasePage; step: CaseStep }) {
  const { t, name } = useCaseWords(page.line, page.case);
  const isStaff = step.by === 'STAFF';
  const whose = step.by === page.line.role ? t('you') : name;
  return (
    <figure>
      <blockquote>
        <bdi>{step.words}</bdi>
      </blockquote>
      <figcaption>
        <bdi>{isStaff ? t('staff') : whose}</bdi>
      </figcaption>
    </figure>
  );
}
