import Link from 'next/link';
import type { ReactNode } from 'react';
import { LogoRing } from '@/components/shared/page/Logo';
import { RockySpot } from '@/components/shared/RockySpot';
import { ToolMark } from '@/components/shared/ToolMark';
import { dashboardIcons } from '@/components/ui/icons/dashboardIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { Cluster } from '@/components/ui/Stack';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { DEFAULT_EXTRA_PUBLIC } from '@/lib/shared/creators/extraPublic';
import { Block, Starts, Tinted } from './Empty.styles';

interface Props {
  name: string;
  /** Degrees, as a decimal string. */
  hue: string;
  /** They have not been a creator here for long. */
  isNew: boolean;
  isOwner: boolean;
  /** What a reader can do: be told, say hello. */
  children: ReactNode;
}

const ROCKY_SIDE = 132;

/** Where nothing is live and nothing can be booked: still somebody's page. */
export function EmptyPage({ name, hue, isNew, isOwner, children }: Props) {
  const { t } = useTranslation('profile');
  const title = isNew ? t('empty.new', { name }) : t('live.none', { name });
  return (
    <Block aria-labelledby="empty-title">
      <Tinted $turn={Math.round(Number(hue) - Number(DEFAULT_EXTRA_PUBLIC.display_hue))}>
        <RockySpot animation="Wave" size={ROCKY_SIDE} instead={<LogoRing size={ROCKY_SIDE} />} />
      </Tinted>
      <div>
        <h2 id="empty-title">{isOwner ? t('start.title') : title}</h2>
        {isOwner ? (
          <>
            <p>{t('start.text')}</p>
            <StartTools />
          </>
        ) : (
          <>
            <p>{t('empty.text')}</p>
            <Cluster>{children}</Cluster>
          </>
        )}
      </div>
    </Block>
  );
}

const TOOLS = [
  { tool: 'queue', name: 'party', href: '/dashboard/party' },
  { tool: 'chance', name: 'chance', href: '/dashboard/chance' },
  { tool: 'fund', name: 'fund', href: '/dashboard/fund' },
  { tool: null, name: 'experiences', href: '/dashboard/experiences' },
] as const;

/** The four tools, for the owner to begin with one. */
function StartTools() {
  const { t } = useTranslation('profile');
  return (
    <Starts role="list">
      {TOOLS.map(({ tool, name, href }) => (
        <li key={name}>
          <Link href={href}>
            {tool ? (
              <ToolMark tool={tool} size={32} />
            ) : (
              <DrawnIcon drawing={dashboardIcons.experiences} size={32} />
            )}
            <strong>{t(`common:nav.${name}`)}</strong>
            <small>{t(`start.${name}`)}</small>
          </Link>
        </li>
      ))}
    </Starts>
  );
}
