import { ClaimScreen } from '@/components/lottery/claim/ClaimScreen';
import type { ClaimView } from '@/hooks/lottery/types';
import { serverPage, type PageProps } from '@/lib/page/serverPage';

export default function ClaimPage({ claim }: PageProps<{ claim: ClaimView }>) {
  return <ClaimScreen key={claim.uuid} initial={claim} />;
}

export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['claim', 'draw'],
  theme: 'owner',
  calls: ({ params }) => ({
    claim: ['lottery/get-claim/', { uuid: String(params?.uuid) }],
  }),
  load: ({ answers, context }) => {
    const claim = answers.claim.getClaim.item;
    if (!claim || claim.lotteryId !== context.params?.chanceId) return { notFound: true };
    return { props: { claim }, owner: claim.creator.extra_public };
  },
});
