import { useState } from 'react';
import type { ClaimView } from '@/hooks/lottery/types';
import { useChannel } from '@/hooks/realtime/useChannel';
import { useReadAgain } from '@/hooks/realtime/useReadAgain';
import { useCall } from '@/hooks/secureql/useCall';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import { useSession } from '@/hooks/session/useSession';
import { usePacedRuns } from '@/hooks/ui/time/usePacedRuns';
import { readLotteryMessage } from '@/lib/live/lottery/lotteryMessage';
import { toolChannel } from '@/lib/shared/hosting/toolChannel';
import { notificationsChannel } from '@/lib/shared/parties/messages';

const READ_EVERY_MS = 2000;
const JITTER_MS = 1000;

/** A claim that keeps itself true, and what its winner and its creator do with it. */
export function useClaim(initial: ClaimView) {
  const { user } = useSession();
  const { uuid } = initial;
  const [rendered] = useState({ getClaim: { error: null, item: initial } });
  const { data, reload } = useSecureql('lottery/get-claim/', { uuid }, rendered);
  const claim = data.getClaim.item ?? initial;
  const read = usePacedRuns(() => void reload(), READ_EVERY_MS, JITTER_MS);
  useChannel(user ? notificationsChannel(user.id) : null, {
    onMessage: read.now,
    onGap: read.soon,
  });
  useChannel(toolChannel(claim.lotteryId), {
    readMessage: readLotteryMessage,
    onMessage: ({ type }) => type === 'PARTY_UPDATE' && read.soon(),
    onGap: read.soon,
  });
  useReadAgain(read.now);

  const claiming = useCall('lottery/claim-prize/');
  const declining = useCall('lottery/decline-prize/');
  const fulfilling = useCall('lottery/fulfil-prize/');

  async function after(running: Promise<unknown>) {
    await running;
    await reload();
  }
  return {
    claim,
    reload,
    take: () => after(claiming.run({ uuid })),
    decline: () => after(declining.run({ uuid })),
    fulfil: () => after(fulfilling.run({ lotteryId: claim.lotteryId, memberId: claim.id })),
    isTaking: claiming.isRunning,
    isDeclining: declining.isRunning,
    isFulfilling: fulfilling.isRunning,
    refusal: claiming.refusal ?? declining.refusal ?? fulfilling.refusal,
  };
}
