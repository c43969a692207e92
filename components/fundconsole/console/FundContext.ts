import { createContext, useContext } from 'react';
import type { FundVerbs } from '@/hooks/fundconsole/console/useFundVerbs';
import type { OpenDialog, SimpleDialog } from '@/hooks/fundconsole/console/useFundScreen';
import type { ConsoleFund, HostContribution } from '@/hooks/fundconsole/types';

interface Fund {
  edit: ConsoleFund;
  verbs: FundVerbs;
  onOpen: (kind: SimpleDialog) => void;
  /** Shows one contribution, or asks why it goes back. */
  onContribution: (
    kind: Exclude<OpenDialog, { kind: SimpleDialog }>['kind'],
    contribution: HostContribution,
  ) => void;
  /** Something was changed beside the state that the console holds: it is to be read. */
  onChanged: () => void;
}

const FundContext = createContext<Fund | null>(null);

export const FundProvider = FundContext.Provider;

/** The fund whose console this is. */
export function useFund(): Fund {
  const fund = useContext(FundContext);
  if (fund === null) throw new Error('A part of a fund’s console stands outside of one.');
  return fund;
}
