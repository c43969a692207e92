import { FundBar } from '@/components/shared/fund/FundBar';
import { SupporterPhoto } from '@/components/shared/fund/SupporterPhoto';
import { barOf } from '@/hooks/fund/fundBar';
import { isReached, knownMilestones } from '@/hooks/fund/overlay/milestones';
import { useFundWords } from '@/hooks/fund/overlay/useFundWords';
import type { FundFace, Supporter } from '@/lib/shared/fund/messages';
import { Fund } from './Demo.styles';

interface Props {
  fund: FundFace;
  supporters: readonly Supporter[];
}

/** A fund with its bar, what comes next, and who gave. */
export function DemoFund({ fund, supporters }: Props) {
  const words = useFundWords(fund);
  const rings = knownMilestones(fund).map((one) => ({
    amount: one.amount,
    isReached: isReached(one, fund.raised),
  }));
  return (
    <Fund>
      <h4>
        <bdi>{fund.title}</bdi>
      </h4>
      <p className="sum">
        <b>{words.sum}</b> {words.of}
      </p>
      <FundBar parts={barOf(fund)} rings={rings} />
      <p className="next">
        {words.note ?? (words.next ? `${words.next.title}: ${words.next.toGo}` : words.supporters)}
      </p>
      <ul role="list">
        {supporters.map(({ id, name, handle, profilePhoto, amount }) => (
          <li key={id}>
            <SupporterPhoto {...{ name, handle, profilePhoto }} side={25} />
            <bdi>{name}</bdi>
            {amount !== null && <b>{words.money(amount)}</b>}
          </li>
        ))}
      </ul>
    </Fund>
  );
}
