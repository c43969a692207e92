import type { ReactNode } from 'react';
import { Rows, Words } from '@/components/operator/parts/Operator.styles';
import { LocalTime } from '@/components/shared/LocalTime';
import { marks, Told } from '@/components/shared/money/Told';
import { Stack } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { keyOfStep, saidInStep, timeOfStep } from '@/lib/orders/steps';
import type { ShownCase } from '@/lib/page/operator/casePages';
import { formatMoney } from '@/lib/shared/money/format';

/** Who did something: one of the two by name, or what did it by itself. */
function useNames({ buyer, creator }: ShownCase) {
  const { t } = useTranslation('operator');
  return (by: string | null) => {
    if (by === 'BUYER') return buyer ? `@${buyer.handle}` : t('gone');
    if (by === 'CREATOR') return creator ? `@${creator.handle}` : t('gone');
    return t(`by.${by ?? 'CLOCK'}`);
  };
}

/** Everything that happened: the case, the order, what was delivered and what was written. */
export function CaseRecords({ shown }: { shown: ShownCase }) {
  const { t, i18n } = useTranslation('operator');
  const nameOf = useNames(shown);
  const { file } = shown;
  const sum = (amount: number | null) =>
    amount === null ? '' : formatMoney({ amount, currency: file.currency }, i18n.language);
  const past = file.steps.filter(({ isFuture }) => !isFuture);
  return (
    <>
      <Part title={t('cases.steps')}>
        {file.case.steps.map(({ kind, by, amount, newDue, words, at }) => (
          <Row key={`${kind} ${at}`} who={nameOf(by)} at={at} words={words}>
            {t(`case_step.${kind}`)}
            {amount !== null && `, ${sum(amount)}`}{' '}
            {newDue === null ? null : <LocalTime at={newDue} as="date" />}
          </Row>
        ))}
      </Part>
      <Part title={t('cases.deliveries')}>
        {file.deliveries.map(({ no, note, links, files, at }) => (
          <Row key={no} who={nameOf('CREATOR')} at={at} words={note}>
            {[...links, ...files.map(({ name }) => name)].join(', ')}
          </Row>
        ))}
      </Part>
      <Part title={t('cases.messages')}>
        {file.messages.map(({ by, body, at }) => (
          <Row key={`${by} ${at} ${body}`} who={nameOf(by)} at={at} words={body} />
        ))}
      </Part>
      <Part title={t('cases.order')}>
        {past.map((step) => (
          <Row
            key={`${step.kind} ${step.at}`}
            who={nameOf(step.by)}
            at={step.at}
            words={saidInStep(step)}
          >
            <StepWords step={step} actor={nameOf(step.by)} amount={sum(step.amount)} />
          </Row>
        ))}
      </Part>
    </>
  );
}

interface StepProps {
  step: ShownCase['file']['steps'][number];
  actor: string;
  amount: string;
}

/** A step of the order, in the words of its page. */
function StepWords({ step, actor, amount }: StepProps) {
  const { t } = useTranslation('operator');
  const time = timeOfStep(step);
  return (
    <Told
      text={t(`order:step.${keyOfStep(step)}`, { ...marks('time'), actor, amount })}
      parts={{ time: time !== null && <LocalTime at={time} as="slot" /> }}
    />
  );
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Stack as="section" $gap={2}>
      <h2>{title}</h2>
      <Rows role="list">{children}</Rows>
    </Stack>
  );
}

interface RowProps {
  who: string;
  at: string;
  words: string | null;
  children?: ReactNode;
}

function Row({ who, at, words, children }: RowProps) {
  return (
    <li>
      <div className="what">
        {children ? <p>{children}</p> : null}
        {words === null ? null : <Words>{words}</Words>}
        <p className="quiet">
          {who} · <LocalTime at={at} as="moment" />
        </p>
      </div>
    </li>
  );
}
