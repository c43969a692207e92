import styled from 'styled-components';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { isOnRequest } from '@/hooks/checkout/draft';
import type { PriceParts } from '@/hooks/checkout/deposit';
import { answerBy, refundTerms, type RefundTerm } from '@/hooks/checkout/terms';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { serverNow } from '@/lib/secureql/browser/serverClock';
import { divided } from '@/lib/shared/bookings/packages';
import type { CheckoutService, TierView } from '@/lib/shared/experiences/views';
import { formatMoney } from '@/lib/shared/money/format';
import { color, radius, space, weight } from '@/styles/tokens';
import { checkoutIcons } from './checkoutIcons';

/** What is agreed on, in sentences with a sign each. */
const Terms = styled.ul`
  display: grid;
  gap: ${space[4]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[3]};
  }

  li > span {
    align-self: start;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${radius.round};
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  b {
    font-weight: ${weight.strong};
  }
`;

interface Props {
  checkout: CheckoutService;
  startsAt: string | null;
  /** Null: all of it is paid at once. */
  parts: PriceParts | null;
  /** A time in words on the reader's clock. */
  wordsOf: (at: string) => string;
}

interface TermLine {
  drawing: IconDrawing;
  key: string;
  lead: string;
  text: string;
}

/** What happens with the money, in words with the amounts and times of this very booking. */
export function TermsList({ checkout, startsAt, parts, wordsOf }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { service, tier, total } = checkout;
  const { name } = service.creator;
  const isRequest = isOnRequest(checkout);
  const write = (amount: number) =>
    formatMoney({ amount, currency: service.currency }, i18n.language);

  function sentence(term: RefundTerm): string {
    if (!('until' in term)) return t(`terms.${term.kind}`, { name });
    const until = wordsOf(term.until);
    if (term.kind === 'free') return t('terms.free', { until });
    const amount = write(term.back);
    return t(`terms.${term.kind}${term.isToTheStart ? '_start' : ''}`, { until, amount });
  }

  const depositLine = ({ deposit, rest: later, at }: PriceParts): TermLine => ({
    ...{ key: 'deposit', drawing: iconDrawings.clock },
    lead: t('terms.deposit', { deposit: write(deposit), rest: write(later) }),
    text: t('terms.deposit_text', { name, at: wordsOf(at) }),
  });

  const packageLine = ({ sessions, useDays: days }: TierView): TermLine => ({
    ...{ key: 'package', drawing: checkoutIcons.calendar },
    lead: t('terms.package', { sessions }),
    text: t('terms.package_text', { days }),
  });

  // What cancelling gives back is of what is paid later; of a package, of its first session.
  const [share = total] = divided(total, tier.sessions);
  const covered = { ...checkout, total: parts === null ? share : parts.rest };
  const [first, ...rest] = refundTerms(covered, startsAt, serverNow()).map(sentence);
  const mode = isRequest
    ? [
        t('terms.asked', { name, at: wordsOf(answerBy(checkout, startsAt, serverNow())) }),
        t('terms.asked_text'),
      ]
    : [t(`terms.at_once_${service.kind}`), t(`terms.at_once_${service.kind}_text`, { name })];
  const lines: TermLine[] = [
    {
      ...{ key: 'mode', lead: mode[0] ?? '', text: mode[1] ?? '' },
      drawing: isRequest ? iconDrawings.clock : checkoutIcons.bolt,
    },
    ...(parts === null ? [] : [depositLine(parts)]),
    ...(tier.sessions > 1 ? [packageLine(tier)] : []),
    { key: 'back', lead: first ?? '', text: rest.join(' '), drawing: checkoutIcons.back },
    {
      ...{ key: 'creator', drawing: checkoutIcons.shield },
      lead: t(service.kind === 'DELIVERY' ? 'terms.late' : 'terms.creator', { name }),
      text: t('terms.all_back', { amount: write(total) }),
    },
  ];
  return (
    <Terms role="list">
      {lines.map(({ key, drawing, lead, text }) => (
        <li key={key}>
          <span>
            <DrawnIcon drawing={drawing} size={22} />
          </span>
          <p>
            <b>{lead}</b> {text}
          </p>
        </li>
      ))}
    </Terms>
  );
}
