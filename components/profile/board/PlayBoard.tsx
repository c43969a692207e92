import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { usePanel } from '@/hooks/secureql/usePanel';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import type { ResultOf } from '@/lib/secureql/operations/all';
import { BOARD_SPANS, type BoardSpan } from '@/lib/shared/parties/queueRules';
import { Quiet } from '@/components/profile/Profile.styles';
import { Head, Name, Rank, Row, Rows, Span, Spans, Turns } from './Board.styles';

type Lines = ResultOf<'party/get-board/'>['playBoard']['items'];

/** Who played how often with a creator; nothing where nobody has. */
export function PlayBoard({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('profile');
  const [span, setSpan] = useState<BoardSpan>('ALL');
  const { data } = usePanel('party/get-board/', { creatorId, span: 'ALL' });
  const lines = data?.playBoard.items ?? [];
  if (lines.length === 0) return null;
  return (
    <Card aria-labelledby="board-title">
      <Head>
        <h2 id="board-title">{t('board.title')}</h2>
        <Spans role="group" aria-label={t('board.span')}>
          {BOARD_SPANS.map((one) => (
            <Span key={one} type="button" aria-pressed={one === span} onClick={() => setSpan(one)}>
              {t(`board.${one}`)}
            </Span>
          ))}
        </Spans>
      </Head>
      {span === 'ALL' ? <BoardRows lines={lines} /> : <MonthRows creatorId={creatorId} />}
    </Card>
  );
}

function MonthRows({ creatorId }: { creatorId: string }) {
  const { t } = useTranslation('profile');
  const { data } = usePanel('party/get-board/', { creatorId, span: 'MONTH' });
  const lines = data?.playBoard.items ?? null;
  if (lines?.length === 0) return <Quiet role="status">{t('board.quiet')}</Quiet>;
  return <BoardRows lines={lines ?? []} />;
}

function BoardRows({ lines }: { lines: Lines }) {
  const { t, i18n } = useTranslation('profile');
  const figures = numbersIn(i18n.language);
  // Who played as often stands on the same rank.
  const rankOf = (count: number) => 1 + lines.filter((one) => one.count > count).length;
  return (
    <Rows role="list">
      {lines.map(({ handle, profilePhoto, count }) => (
        <Row key={handle} $isFirst={rankOf(count) === 1}>
          <Rank>{figures.format(rankOf(count))}</Rank>
          <UserPhoto src={profilePhoto} name={handle} side={36} isLazy />
          <Name title={handle}>
            <bdi>{handle}</bdi>
          </Name>
          <Turns>{t('board.turns', { count })}</Turns>
        </Row>
      ))}
    </Rows>
  );
}
