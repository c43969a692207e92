import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { closeEvidence } from '@/hooks/lottery/fan/evidence';
import { useKept } from '@/hooks/lottery/fan/useKept';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, size, space, toneColors } from '@/styles/tokens';
import { lotteryIcons } from './lotteryIcons';

const Proof = styled(Card)`
  grid-template-columns: auto minmax(0, 1fr);

  > span {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: ${radius.round};
    background: ${toneColors('good').soft};
    color: ${toneColors('good').text};
  }

  > div {
    display: grid;
    justify-items: start;
    gap: ${space[2]};
  }

  h2 {
    font-size: ${size.lead};
  }

  p {
    color: ${color.textQuiet};
  }

  .late {
    color: ${toneColors('wait').text};
  }
`;

const KIND: Readonly<Record<string, 'drand' | 'test' | 'none'>> = {
  'drand-quicknet': 'drand',
  'drand-test': 'test',
};

/** Why nobody can choose the winner, in one sentence, and the way to check it. */
export function ProofCard({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const kept = useKept(lottery.id);
  const { id, randomness, state, closedAt, revealedAt } = lottery;
  if (randomness === null || state === 'DRAFT') return null;
  const kind = KIND[randomness] ?? 'none';
  const isClosed = closedAt !== null;
  const tense = revealedAt !== null ? 'was' : isClosed ? 'is' : 'will';
  const isCancelled = state === 'CANCELLED';
  const isDone = revealedAt !== null || isCancelled;
  // Of a draw that has no winner nothing is said of how they came about.
  const evidence = kind === 'none' || isCancelled ? null : closeEvidence(lottery, kept.close);
  const act = isDone ? 'check' : isClosed ? 'locked' : 'how';
  return (
    <Proof className="order-rest" aria-labelledby="proof-title">
      <span>
        <DrawnIcon drawing={lotteryIcons.shield} />
      </span>
      <div>
        <h2 id="proof-title">{t(isDone ? 'proof.title_done' : 'proof.title')}</h2>
        <p>
          {!isCancelled && t(kind === 'none' ? 'proof.none' : `proof.${kind}_${tense}`)}{' '}
          {evidence?.kind === 'before' && t('proof.saw', { count: evidence.seconds })}
          {evidence?.kind === 'waiting' && t('proof.sees')}
          {evidence?.kind === 'unseen' && t('proof.unseen')}
        </p>
        {evidence?.kind === 'late' && <p className="late">{t('proof.late')}</p>}
        {evidence?.kind === 'other' && <p className="late">{t('proof.other_list')}</p>}
        <p className="small">{t('proof.limits')}</p>
        <ButtonLink href={`/chance/${id}/verify`} variant="quiet" size="small">
          {t(`proof.act_${act}`)}
        </ButtonLink>
      </div>
    </Proof>
  );
}
