import Link from 'next/link';
import { DrawStateBadge } from '@/components/shared/draw/DrawStateBadge';
import { ToolMark } from '@/components/shared/ToolMark';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { LotteryView } from '@/hooks/lottery/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';

/** Whose draw it is, how it stands, and its name. */
export function LotteryHeading({ lottery }: { lottery: LotteryView }) {
  const { t } = useTranslation('lottery');
  const { creator, state, title } = lottery;
  const path = `/${creator.handle}`;
  return (
    <header>
      <Link href={path} prefetch={false} tabIndex={-1} aria-hidden="true">
        <UserPhoto
          src={parseExtraPublic(creator.extra_public).profile_photo}
          name={creator.handle}
          side={64}
        />
      </Link>
      <div>
        <p>
          <Link href={path} prefetch={false}>
            <ToolMark tool="chance" size={20} />
            <bdi>{t('page.of', { name: creator.name })}</bdi>
          </Link>
          <DrawStateBadge state={state} />
        </p>
        <h1>
          <bdi>{title}</bdi>
        </h1>
      </div>
    </header>
  );
}
