import { useTranslation } from '@/hooks/ui/useTranslation';
import { numbersIn } from '@/lib/i18n/numbers';
import { Label, Place } from './TicketSheet.styles';

interface Props {
  place: number;
  isMine: boolean;
  /** On a page beside other things. */
  isSmall: boolean;
}

/** "You're 9th in line", with the number as big as the sheet allows. */
export function PlaceWords({ place, isMine, isSmall }: Props) {
  const { t, i18n } = useTranslation('ticket');
  const figures = numbersIn(i18n.language).format(place);
  // What a language puts behind the figures of a rank: "th", "e", ".º".
  const [, ending = ''] = t('ticket.latest', { count: place, ordinal: true }).split(figures);
  return (
    <>
      <Label>{t(isMine ? 'place.before' : 'place.before_of')}</Label>
      <Place $figures={figures.length} $isSmall={isSmall}>
        {figures}
        <sup>{ending}</sup>
      </Place>
      <Label>{t('place.after')}</Label>
    </>
  );
}
