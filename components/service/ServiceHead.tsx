import Link from 'next/link';
import { cardIcons } from '@/components/shared/services/cardIcons';
import { KeepButton } from '@/components/shared/services/KeepButton';
import { Rating } from '@/components/shared/services/Rating';
import { RoundButton } from '@/components/shared/services/RoundButton';
import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { Avatar } from '@/components/ui/Avatar';
import { DrawnIcon, Icon } from '@/components/ui/icons/Icon';
import { StatusBadge } from '@/components/ui/StatusBadge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useShare } from '@/hooks/profile/useShare';
import { useSession } from '@/hooks/session/useSession';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import { livePath } from '@/lib/navigation/tools/livePath';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { ServicePage } from '@/lib/shared/experiences/views';

/** What it is, and who offers it. */
export function ServiceHead({ page }: { page: ServicePage }) {
  const { t } = useTranslation('service');
  const { creator, title, summary, rating, ratingCount } = page;
  const { handle, name } = creator;
  return (
    <header>
      <div className="line">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <Buttons page={page} />
      </div>
      {summary && (
        <p className="summary" dir="auto">
          {summary}
        </p>
      )}
      <div className="by">
        <Avatar
          src={parseExtraPublic(creator.extra_public).profile_photo}
          name={handle}
          size={48}
        />
        <div>
          <Link href={`/${handle}`} prefetch={false}>
            <bdi>{name}</bdi>
          </Link>
          <p>
            <span>{`@${handle}`}</span>
            <Rating rating={rating} count={ratingCount} />
          </p>
        </div>
        {page.isCreatorLive && (
          <Link href={livePath(handle)} prefetch={false}>
            <StatusBadge status="good">{t('serviceWords:card.live')}</StatusBadge>
          </Link>
        )}
      </div>
    </header>
  );
}

function Buttons({
  page: { id, title, creator, isOwn, isFavorite, state },
}: {
  page: ServicePage;
}) {
  const { t } = useTranslation('service');
  const { isLoggedIn } = useSession();
  const path = servicePath(creator.handle, id);
  const { state: copied, share } = useShare(path, title);
  const outcome = copied === 'idle' ? '' : t(`common:copy.${copied}`);
  return (
    <div className="buttons">
      {isLoggedIn && !isOwn && <KeepButton serviceId={id} title={title} isKept={isFavorite} />}
      {!isLoggedIn && (
        <RoundButton
          as={Link}
          href={`/login?next=${encodeURIComponent(path)}`}
          aria-label={t('serviceWords:keep.button', { title })}
          title={t('serviceWords:keep.short')}
        >
          <DrawnIcon drawing={cardIcons.heart} size={22} />
        </RoundButton>
      )}
      {state === 'PUBLISHED' && (
        <>
          <RoundButton
            type="button"
            aria-label={outcome || t('share')}
            title={outcome || t('share')}
            onClick={() => void share()}
          >
            {copied === 'copied' ? (
              <Icon name="check" size={22} />
            ) : (
              <DrawnIcon drawing={serviceIcons.share} size={22} />
            )}
          </RoundButton>
          <VisuallyHidden role="status">{outcome}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
