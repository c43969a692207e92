import { LocalTime } from '@/components/shared/LocalTime';
import { Private } from '@/components/shared/private/Private';
import { Avatar } from '@/components/ui/Avatar';
import { Icon } from '@/components/ui/icons/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { FeedRow } from '@/lib/notifications/feed';
import { isPrivate, shortText, timeOf } from '@/lib/notifications/items';
import * as Styled from './Feed.styles';

interface RowProps {
  row: FeedRow;
  onOpen: () => void;
}

/** One notification; looks unread until it is opened. */
export function Row({ row, onOpen }: RowProps) {
  const { t } = useTranslation('common');
  const { text, image, badge, redirectLink, timetoken, isOpened, earlier } = row;
  return (
    <li>
      <Styled.Entry href={redirectLink} prefetch={false} data-opened={isOpened} onClick={onOpen}>
        {image === '' ? <Icon name="info" size={25} /> : <Avatar src={image} />}
        <span>
          {isOpened ? null : <VisuallyHidden>{t('bell.new')} </VisuallyHidden>}
          <bdi>{isPrivate(row) ? <Private>{shortText(text)}</Private> : shortText(text)}</bdi>
          <Styled.Details>
            <LocalTime at={new Date(timeOf(timetoken)).toISOString()} as="time" />
            {earlier > 0 ? <> · {t('bell.earlier', { count: earlier })}</> : null}
          </Styled.Details>
        </span>
        {!isOpened && badge !== 'Passive' ? <Styled.Marker /> : null}
      </Styled.Entry>
    </li>
  );
}
