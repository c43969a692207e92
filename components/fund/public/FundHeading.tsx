import Link from 'next/link';
import { ToolMark } from '@/components/shared/ToolMark';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { UserPhoto } from '@/components/ui/UserPhoto';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { FundPage } from '@/lib/shared/fund/views';
import { Photo } from './parts/Photo';

/** Whose fund it is, and what it is for. */
export function FundHeading({ page }: { page: FundPage }) {
  const { t } = useTranslation('fund');
  const { creator, fund, right, id } = page;
  return (
    <header>
      <div className="by">
        <Link href={`/${creator.handle}`} prefetch={false}>
          <Photo>
            <UserPhoto
              src={parseExtraPublic(creator.extra_public).profile_photo}
              name={creator.handle}
              side={32}
            />
          </Photo>
          <bdi>{creator.name}</bdi>
        </Link>
        <span>
          <ToolMark tool="fund" size={20} />
          {t('page.tool')}
        </span>
        {right !== null && (
          <ButtonLink href={`/fund/${id}/dashboard`} variant="quiet" size="small">
            {t('page.console')}
          </ButtonLink>
        )}
      </div>
      <h1>
        <bdi>{fund.title}</bdi>
      </h1>
      {fund.summary && (
        <p className="lede" dir="auto">
          {fund.summary}
        </p>
      )}
    </header>
  );
}
