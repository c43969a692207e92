import Link from 'next/link';
import { SupporterPhoto } from '@/components/shared/fund/SupporterPhoto';
import { useMoney } from '@/hooks/fund/useMoney';
import type { FundFace } from '@/lib/shared/fund/messages';
import { People } from './Supporters.styles';

/** Those who gave most, of those who show it. */
export function Leaders({ fund }: { fund: FundFace }) {
  const money = useMoney(fund.currency);
  return (
    <People as="ol" role="list">
      {fund.leaders.map((leader, index) => (
        // Two may go by the same other name.
        <li key={index}>
          <SupporterPhoto {...leader} side={44} />
          <div>
            <p className="who">
              {leader.handle ? (
                <Link href={`/${leader.handle}`} prefetch={false}>
                  <bdi>{leader.name}</bdi>
                </Link>
              ) : (
                <bdi>{leader.name}</bdi>
              )}
              <b>{money.brief(leader.total)}</b>
            </p>
          </div>
        </li>
      ))}
    </People>
  );
}
