import { LocalTime } from '@/components/shared/LocalTime';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { CasePage, ResolutionCase } from '@/lib/shared/cases/cases';
import { useCaseWords } from './caseWords';

/** Why a rule decides, with the times it looked at; else what the file has by itself. */
export function CaseFacts({ page, one }: { page: CasePage; one: ResolutionCase }) {
  return one.rule === null ? <InFile page={page} /> : <Why page={page} one={one} />;
}

function Why({ page, one }: { page: CasePage; one: ResolutionCase }) {
  const { t, name, write } = useCaseWords(page.line, one);
  const { line, startsAt, endsAt, buyerInAt, creatorInAt, lateCancelAt } = page;
  const isMine = (side: 'BUYER' | 'CREATOR') => line.role === side;
  const [mine, theirs] = isMine('BUYER') ? [buyerInAt, creatorInAt] : [creatorInAt, buyerInAt];
  const back = one.refund ?? one.amount ?? 0;
  const isLate = one.rule === 'LATE';
  return (
    <div className="file">
      <h3>{t(`rule.${one.rule ?? 'LATE'}`)}</h3>
      <dl>
        {isLate && <Fact label={t('fact.due')} at={line.dueAt} />}
        {isLate && <Fact label={t('fact.late')} at={lateCancelAt} />}
        {!isLate && <Fact label={t('fact.start')} at={startsAt} />}
        {!isLate && <Fact label={t('fact.you_in')} at={mine} none={t('fact.never')} />}
        {!isLate && (
          <Fact label={t('fact.other_in', { name })} at={theirs} none={t('fact.never')} />
        )}
        {!isLate && <Fact label={t('fact.end')} at={endsAt} />}
        <div>
          <dt>{t('fact.back')}</dt>
          <dd>{write(back)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Fact({ label, at, none = '…' }: { label: string; at: string | null; none?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{at === null ? none : <LocalTime at={at} as="slot" />}</dd>
    </div>
  );
}

function InFile({ page }: { page: CasePage }) {
  const { t } = useCaseWords(page.line, page.case);
  const { line, file, buyerInAt, creatorInAt } = page;
  const isSession = line.kind === 'SESSION';
  const came = [buyerInAt, creatorInAt].filter((at) => at !== null).length;
  const facts = [
    t('file.terms'),
    ...(isSession ? [t('file.check_ins', { count: came })] : []),
    ...(file.deliveries > 0 ? [t('file.deliveries', { count: file.deliveries })] : []),
    ...(file.changes > 0 ? [t('file.changes', { count: file.changes })] : []),
    ...(file.messages !== null && file.messages > 0
      ? [t('file.messages', { count: file.messages })]
      : []),
  ];
  return (
    <div className="file">
      <h3>{t('file.title')}</h3>
      <ul role="list">
        {facts.map((fact) => (
          <li key={fact}>
            <DrawnIcon drawing={iconDrawings.check} size={16} />
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
