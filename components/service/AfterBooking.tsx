import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { iconDrawings } from '@/components/ui/icons/iconPaths';
import { useMoney } from '@/hooks/fund/useMoney';
import type { ServiceChoice } from '@/hooks/service/useServiceChoice';
import { useMoments } from '@/hooks/ui/time/useMoments';
import { useNow } from '@/hooks/ui/time/useNow';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServicePage } from '@/lib/shared/experiences/views';
import { Steps } from './Steps.styles';

interface Props {
  page: ServicePage;
  choice: ServiceChoice;
}

interface Step {
  key: string;
  drawing: IconDrawing;
  /** Instead of the text of its key: the real time. */
  title?: string;
}

const MINUTE_MS = 60_000;

/** What happens once one has booked, with the real time and the real amount. */
export function AfterBooking({ page, choice }: Props) {
  const { t } = useTranslation('service');
  const money = useMoney(page.currency);
  const steps = useSteps(page, choice);
  const { tier } = choice;
  const values = {
    name: page.creator.name,
    price: money.exact(tier?.price ?? 0),
    count: page.kind === 'QUEUE' ? (tier?.days ?? 0) : (tier?.revisions ?? 0),
  };
  return (
    <section aria-labelledby="after-title">
      <h2 id="after-title">{t('after.title')}</h2>
      <Steps role="list">
        {steps.map(({ key, drawing, title }) => (
          <li key={key}>
            <span className="mark">
              <DrawnIcon drawing={drawing} size={22} />
            </span>
            <b>{title ?? t(`after.${key}_title`, values)}</b>
            <p>{t(`after.${key}`, values)}</p>
          </li>
        ))}
      </Steps>
    </section>
  );
}

function useSteps({ kind, bookingMode }: ServicePage, { tier, slot }: ServiceChoice): Step[] {
  const { t } = useTranslation('service');
  const { moment } = useMoments();
  const now = useNow(MINUTE_MS);
  const asked: Step[] =
    bookingMode === 'CONFIRM' ? [{ key: 'asked', drawing: serviceIcons.card }] : [];
  if (kind === 'INSTANT') {
    return [
      { key: 'file', drawing: serviceIcons.bolt },
      { key: 'file_done', drawing: iconDrawings.check },
    ];
  }
  if (kind === 'QUEUE') {
    return [
      { key: 'placed', drawing: serviceIcons.bolt },
      { key: 'in_line', drawing: serviceIcons.people },
      { key: 'turn', drawing: serviceIcons.game },
      { key: 'unplayed', drawing: serviceIcons.back },
    ];
  }
  if (kind === 'DELIVERY') {
    return [
      ...asked,
      { key: 'ordered', drawing: serviceIcons.calendar },
      {
        key: 'made',
        drawing: serviceIcons.parcel,
        title: t('after.made_title', { count: tier?.days ?? 0 }),
      },
      { key: 'looked', drawing: iconDrawings.eye },
      { key: 'paid', drawing: serviceIcons.card },
    ];
  }
  const isKnown = slot !== null && now !== null;
  return [
    ...asked,
    { key: 'booked', drawing: serviceIcons.calendar },
    { key: 'reminded', drawing: serviceIcons.bell },
    {
      key: 'met',
      drawing: serviceIcons.game,
      title: isKnown ? moment(slot.startsAt, now) : undefined,
    },
    { key: 'day_later', drawing: serviceIcons.card },
  ];
}
