import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { Told, marks } from '@/components/shared/money/Told';
import { PageHead } from '@/components/shared/page/PageHead';
import { Badge } from '@/components/ui/Badge';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { EmptyResults } from '@/components/ui/EmptyResults';
import { Cluster, Stack } from '@/components/ui/Stack';
import { giftWordsOf } from '@/hooks/gift/words';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { explorePath, orderPath } from '@/lib/navigation/tools/experiencePath';
import type { GiftLine } from '@/lib/shared/gifts/views';
import { GiverPage, Rows } from './Gift.styles';

const ROLES = ['RECEIVER', 'GIVER'] as const;

/** What a fan was given, and what they gave. */
export function GiftsScreen({ gifts }: { gifts: readonly GiftLine[] }) {
  const { t } = useTranslation('gifts');
  return (
    <GiverPage>
      <PageHead title={t('list.title')} isPrivate />
      <Cluster $justify="space-between">
        <h1>{t('list.title')}</h1>
        <ButtonLink href={explorePath()}>{t('list.give')}</ButtonLink>
      </Cluster>
      {gifts.length === 0 && <EmptyResults message={t('list.empty')} />}
      {ROLES.map((role) => {
        const own = gifts.filter((gift) => gift.role === role);
        if (own.length === 0) return null;
        return (
          <Stack key={role} as="section" aria-labelledby={`gifts-${role}`}>
            <h2 id={`gifts-${role}`}>{t(`list.${role}`)}</h2>
            <Rows role="list">
              {own.map((gift) => (
                <Row key={gift.id} gift={gift} />
              ))}
            </Rows>
          </Stack>
        );
      })}
    </GiverPage>
  );
}

function Row({ gift }: { gift: GiftLine }) {
  const { t } = useTranslation('gifts');
  const { role, title, tierName, name, image, bookingId } = gift;
  const { key, tone, line, at } = giftWordsOf(gift);
  return (
    <li>
      {image ? (
        <img src={image} alt="" width={64} height={64} loading="lazy" />
      ) : (
        <span className="none" />
      )}
      <div>
        <Link className="whole" href={orderPath(bookingId)}>
          <bdi>{t(`list.title_${role}`, { title, name })}</bdi>
        </Link>
        <p>
          <bdi>{tierName}</bdi>
        </p>
        {line !== null && (
          <p>
            <Told
              text={t(line, marks('at'))}
              parts={{
                // What may be used for a year is said with the year.
                at: at && <LocalTime at={at} as={line === 'line.use_by' ? 'date' : 'slot'} />,
              }}
            />
          </p>
        )}
      </div>
      <Badge $tone={tone}>{t(key)}</Badge>
    </li>
  );
}
