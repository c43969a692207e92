import type { TFunction } from 'i18next';
import type { Way } from '@/components/shared/overlay/part';
import type { FundWords } from '@/hooks/fund/overlay/useFundWords';
import type { OverlayFund } from '@/hooks/widgets/overlayFund';
import { isolated } from '@/lib/i18n/isolated';
import { address, line, nameOf, type TickerLine } from './tickerLines';

/** Names in one line of news. */
const NAMES = 3;

/**
 * News of a fund: how much there is, what comes next, who gave last of those who show it, until when,
 * the way in. `t` of `fundOverlay`.
 */
export function fundLines(
  { fund, supporters, creator }: OverlayFund,
  words: FundWords,
  way: Way,
  t: TFunction,
): TickerLine[] {
  const names = supporters
    .flatMap(({ name }) => (name === null ? [] : [isolated(name)]))
    .slice(0, NAMES)
    .join(', ');
  const until = fund.state === 'SCHEDULED' ? fund.startsAt : fund.deadlineAt;
  const isOpen = fund.state === 'LIVE' || fund.state === 'SCHEDULED';
  const news = words.note ?? words.state;
  return [
    line('sum', '', `${words.sum} ${words.of}`, fund.title),
    ...(news === null ? [] : [line('state', nameOf(creator), news)]),
    ...(words.show === null ? [] : [line('show', nameOf(creator), words.show)]),
    ...(words.next === null ? [] : [line('next', words.next.toGo, words.next.title)]),
    ...(words.coming === null ? [] : [line('coming', '', words.coming, fund.title)]),
    ...(names === '' ? [] : [line('newest', t('ticker.newest'), names)]),
    ...(isOpen && until !== null
      ? [
          {
            ...line('until', t(fund.state === 'LIVE' ? 'ends_in' : 'opens_in'), '', fund.title),
            ...{ text: null, until },
          },
        ]
      : []),
    ...(words.hasWay ? [address(words.wayLabel, way)] : []),
  ];
}
