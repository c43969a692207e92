import styled from 'styled-components';
import { LocalTime } from '@/components/shared/LocalTime';
import { STARS } from '@/components/shared/reviews/Stars';
import { cardIcons } from '@/components/shared/services/cardIcons';
import { Avatar } from '@/components/ui/Avatar';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { Card } from '@/components/ui/Card';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Stack } from '@/components/ui/Stack';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useToReview } from '@/hooks/dashboard/useToReview';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { orderPath } from '@/lib/navigation/tools/experiencePath';
import { color, size, space, weight } from '@/styles/tokens';

const Who = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${size.text};
    font-weight: ${weight.display};
  }

  p {
    color: ${color.textQuiet};
    font-size: ${size.small};
  }
`;

const Stars = styled.div`
  display: flex;
  gap: ${space[2]};
  color: ${color.accentText};
`;

/** The newest order that is done and of which the fan has not said how it was. */
export function HowWasIt() {
  const { t } = useTranslation('home');
  const order = useToReview();
  if (order === null) return null;
  const { bookingId, title, other, closesAt } = order;
  return (
    <Stack as="section" $gap={3} aria-labelledby="how-was-title">
      <h2 id="how-was-title">{t('how.title')}</h2>
      <Card as="div">
        <Who>
          <Avatar size={45} src={other?.profilePhoto ?? undefined} name={other?.handle} />
          <div>
            <h3>
              <bdi>{title}</bdi>
            </h3>
            {other && (
              <p>
                <bdi>{other.name}</bdi>
              </p>
            )}
          </div>
        </Who>
        <Stars aria-hidden="true">
          {STARS.map((star) => (
            <DrawnIcon key={star} drawing={cardIcons.star} size={32} />
          ))}
        </Stars>
        {closesAt && (
          <p>
            {t('how.until')} <LocalTime at={closesAt} as="date" />
          </p>
        )}
        <ButtonLink href={`${orderPath(bookingId)}#review`} variant="quiet" isWide>
          <span>
            {t('how.act')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </ButtonLink>
      </Card>
    </Stack>
  );
}
