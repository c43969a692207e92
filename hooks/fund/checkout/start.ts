import { orderKey } from '@/hooks/payment/orderKey';
import { minorOf } from '@/lib/i18n/moneyInput';
import { DEFAULT_LOCALE, isLocaleCode } from '@/lib/navigation/locales';
import { tryCall } from '@/lib/secureql/tryCall';
import type { FundPage } from '@/lib/shared/fund/views';
import type { Draft } from './draft';

interface Wish {
  page: FundPage;
  draft: Draft;
  /** Nobody is logged in: the receipt goes to the address of the draft. */
  isVisitor: boolean;
  /** Of the page. */
  language: string;
}

/** What a press sends. The same values in this tab make one contribution. */
export function startContribution({ page, draft, isVisitor, language }: Wish) {
  const { visibility, tierId } = draft;
  const words = (text: string) => text.trim() || null;
  const wish = {
    fundId: page.id,
    amount: minorOf(draft.amount) ?? 0,
    currency: page.fund.currency,
    tierId,
    tierAnswer: tierId === null ? null : words(draft.tierAnswer),
    pollOptionId: draft.pollOptionId,
    message: words(draft.message),
    visibility,
    alias: visibility === 'ALIAS' ? words(draft.alias) : null,
    email: isVisitor ? draft.email.trim() : null,
    name: isVisitor ? words(draft.name) : null,
    locale: isLocaleCode(language) ? language : DEFAULT_LOCALE,
  };
  return tryCall('fund/start-contribution/', {
    ...wish,
    requestKey: orderKey(`fund-${page.id}`, wish),
  });
}

/**
 * The draft of somebody who has just logged in to give: the name they typed stays the one they are
 * shown as, and nobody becomes visible by it.
 */
export function afterLogIn(draft: Draft, anonymousAllowed: boolean): Draft {
  if (draft.visibility !== 'PUBLIC') return draft;
  const alias = draft.name.trim();
  if (alias !== '') return { ...draft, visibility: 'ALIAS', alias };
  return anonymousAllowed ? { ...draft, visibility: 'ANONYMOUS' } : draft;
}
