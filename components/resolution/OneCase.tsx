import { useState } from 'react';
import { Standing } from '@/components/shared/cases/CaseCard';
import { OrderLine } from '@/components/shared/orders/OrderLine';
import { Notice } from '@/components/ui/Notice';
import { useCase } from '@/hooks/cases/useCase';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { CasePage } from '@/lib/shared/cases/cases';
import { AskCase } from './AskCase';
import { ChooseCase } from './ChooseCase';

/** What went wrong with an order: the case it has, or the way to one. */
export function OneCase({ initial }: { initial: CasePage }) {
  const { t } = useTranslation('cases');
  const held = useCase(initial);
  const { page } = held;
  const [kind, setKind] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { case: one, choices } = page;
  const chosen = choices.find((choice) => choice.kind === kind) ?? choices[0];
  const isOpen = one !== null && one.state !== 'CLOSED';
  const isStart = !isOpen && chosen !== undefined;
  return (
    <>
      <h1>{t(titleOf({ isOpen, isStart, isAsking: isAsking && isStart }))}</h1>
      <OrderLine order={page.line} />
      {one !== null && !isAsking && <Standing held={held} one={one} />}
      {!isOpen && chosen === undefined && one === null && (
        <Notice kind="info" title={t('start.nothing')}>
          <p>{t('start.nothing_text')}</p>
        </Notice>
      )}
      {isStart && !isAsking && (
        <ChooseCase
          {...{ page, choices, chosen }}
          onChoose={setKind}
          onNext={() => setIsAsking(true)}
        />
      )}
      {isStart && isAsking && (
        <AskCase key={chosen.kind} {...{ held, chosen }} onBack={() => setIsAsking(false)} />
      )}
    </>
  );
}

function titleOf(at: { isOpen: boolean; isStart: boolean; isAsking: boolean }): string {
  if (at.isAsking) return 'ask.title';
  return at.isStart ? 'start.title' : 'page.one';
}
