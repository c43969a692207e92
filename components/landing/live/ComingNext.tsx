import Link from 'next/link';
import { LocalTime } from '@/components/shared/LocalTime';
import { ToolMark } from '@/components/shared/ToolMark';
import { Avatar } from '@/components/ui/Avatar';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ComingTool } from '@/lib/live/liveNow';
import { Cards, Head, Root } from './LiveNow.styles';

/** What opens next, while nobody is live. */
export function ComingNext({ coming }: { coming: ComingTool[] }) {
  const { t } = useTranslation('landing');
  if (coming.length === 0) return null;
  return (
    <Root id="live" aria-labelledby="live-title">
      <Head>
        <div>
          <h2 id="live-title">{t('live.nobody')}</h2>
          <p>{t('live.next')}</p>
        </div>
      </Head>
      <Cards role="list" className="coming">
        {coming.map(({ name, handle, tool }) => (
          <li key={tool.path}>
            <div className="words">
              <p className="who">
                <Avatar name={handle} size={45} />
                <span>
                  <bdi>{name}</bdi>
                  <small>
                    <LocalTime at={tool.opensAt} as="slot" />
                  </small>
                </span>
                <ToolMark tool={tool.tool} size={28} />
              </p>
              <h3>
                <Link href={tool.path} prefetch={false} dir="auto">
                  {tool.title}
                </Link>
              </h3>
            </div>
          </li>
        ))}
      </Cards>
    </Root>
  );
}
