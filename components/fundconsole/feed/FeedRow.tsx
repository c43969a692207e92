import { Ago } from '@/components/console/act/Ago';
import { useFund } from '@/components/fundconsole/console/FundContext';
import { useStreamSafe } from '@/hooks/session/private/useStreamSafe';
import type { HostContribution } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Row } from './Feed.styles';
import { Giver } from './Giver';
import { HostAmount } from './HostAmount';

const PHOTO_PX = 36;

/** One contribution on a line: who, for what, how its money stands, how much. */
export function FeedRow({
  contribution,
  isNew,
}: {
  contribution: HostContribution;
  isNew: boolean;
}) {
  const { t } = useTranslation('fundHost');
  const { edit, onContribution } = useFund();
  const name = contribution.name ?? t('somebody');
  return (
    <li data-entry={contribution.id}>
      <Row
        type="button"
        $isNew={isNew}
        onClick={() => onContribution('CONTRIBUTION', contribution)}
      >
        <Giver contribution={contribution} side={PHOTO_PX} />
        <span>
          <b title={name}>
            <bdi>{name}</bdi>
          </b>
          <small>
            <About contribution={contribution} /> <Ago at={contribution.at} />
          </small>
        </span>
        <HostAmount contribution={contribution} currency={edit.fund.currency} />
      </Row>
    </li>
  );
}

/** The first that matters of: a test, how the money stands, the reward, the vote, "anonymous". */
export function About({ contribution }: { contribution: HostContribution }) {
  const { t } = useTranslation('fundHost');
  const { hold } = useStreamSafe();
  const { isTest, payment, tier, pollOption, visibility } = contribution;
  const isCovered = visibility === 'HIDE_AMOUNT' && !hold.isHeld;
  const isPlain = payment === 'SETTLED' || payment === 'PLEDGED';
  const words = isTest
    ? t('feed.test')
    : !isPlain
      ? t(`payment.${payment}`)
      : tier !== null && !isCovered
        ? tier
        : pollOption !== null
          ? t('feed.votes', { option: pollOption })
          : visibility === 'ANONYMOUS'
            ? t('feed.anonymous')
            : null;
  return words && `${words} ·`;
}
