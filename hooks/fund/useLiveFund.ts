import { useState } from 'react';
import { useLiveTool } from '@/hooks/realtime/useLiveTool';
import { useSecureql } from '@/hooks/secureql/useSecureql';
import type { LiveKind } from '@/lib/live/feed';
import { liveFund } from '@/lib/live/fund/liveFund';
import type { FundUpdate } from '@/lib/shared/fund/messages';
import type { FundPage } from '@/lib/shared/fund/views';

const KIND: LiveKind<FundPage, FundUpdate> = {
  ...liveFund,
  takeOwn: (page, { notices, right }) => ({ ...page, notices, right }),
};

/** Messages never say what a stage changes beside the face: own notices, and the story. */
const needsAnswer = ({ fund }: FundPage, message: FundUpdate) => fund.state !== message.fund.state;

/** A fund's public page, kept true by messages and read again where they leave a gap. */
export function useLiveFund(initial: FundPage) {
  // One object for all renders: a new one would be news, and news makes the next render.
  const [rendered] = useState({ getFund: { error: null, items: [initial] } });
  const { data, reload } = useSecureql('get-fund/', { fundId: initial.id }, rendered);
  const followed = useLiveTool<FundPage, FundUpdate>(KIND, {
    id: initial.id,
    answer: data.getFund,
    reload,
    needsAnswer,
  });
  return { page: followed ?? initial, reload };
}
