import dynamic from 'next/dynamic';
import { ClaimScreen } from '@/components/lottery/claim/ClaimScreen';
import type { ClaimView } from '@/hooks/lottery/types';
import type { OtherAccount } from '@/hooks/session/useOtherAccount';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

const OtherClaim = dynamic(() =>
  import('@/components/lottery/claim/OtherClaim').then((module) => module.OtherClaim),
);

/** A claim, or the account of this browser whose claim it is. */
type Props =
  { claim: ClaimView } | { claim: null; handle: string; prize: OtherAccount['waiting'][number] };

export default function ClaimPage(props: PageProps<Props>) {
  return props.claim ? (
    <ClaimScreen key={props.claim.uuid} initial={props.claim} />
  ) : (
    <OtherClaim handle={props.handle} prize={props.prize} />
  );
}

export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['claim', 'draw', 'switching'],
  theme: 'owner',
  calls: ({ params }) => ({
    claim: ['lottery/get-claim/', { uuid: String(params?.uuid) }],
  }),
  whereAllowed: () => ({ other: ['accounts/get-other-account/', {}] }),
  load: ({ answers, allowed, context }): { notFound: true } | { props: Props; owner?: unknown } => {
    const { chanceId, uuid } = context.params ?? {};
    const claim = answers.claim.getClaim.item;
    if (claim?.lotteryId === chanceId && claim) {
      return { props: { claim }, owner: claim.creator.extra_public };
    }
    const other = allowed.other?.otherAccount.item;
    const prize = other?.waiting.find((one) => one.uuid === uuid && one.toolId === chanceId);
    if (!other || !prize || prize.kind === 'ENTRY') return { notFound: true };
    return { props: { claim: null, handle: other.handle, prize } };
  },
});
