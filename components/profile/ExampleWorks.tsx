import { useTranslation } from '@/hooks/ui/useTranslation';
import { ExternalLink } from '@/components/ui/buttons/ExternalLink';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { IconDrawing } from '@/components/ui/icons/iconPaths';
import { Stack } from '@/components/ui/Stack';
import type { Example } from '@/hooks/profile/types';
import { Work, Works, WorkText } from './Profile.styles';

/** Instead of a picture: it stands elsewhere. */
const ELSEWHERE: IconDrawing = { lines: 'M9 6.5h8.5V15M17.5 6.5 6.5 17.5' };

/** Works a creator shows; nothing where there are none. */
export function ExampleWorks({ examples }: { examples: readonly Example[] }) {
  const { t } = useTranslation('profile');
  if (examples.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="examples-title">
      <h2 id="examples-title">{t('examples.title')}</h2>
      <Works role="list">
        {examples.map(({ id, title, url, photo }) => (
          <Work key={id}>
            {photo ? (
              <img src={photo} alt="" loading="lazy" decoding="async" />
            ) : (
              <span className="none">
                <DrawnIcon drawing={ELSEWHERE} size={40} />
              </span>
            )}
            <WorkText>
              <h3>{url ? <ExternalLink href={url}>{title}</ExternalLink> : <bdi>{title}</bdi>}</h3>
              {url && <p>{hostOf(url)}</p>}
            </WorkText>
          </Work>
        ))}
      </Works>
    </Stack>
  );
}

/** The host of a link, so that readers know where it leads. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
