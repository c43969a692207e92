import { useTranslation } from '@/hooks/ui/useTranslation';
import { PageHead } from '@/components/shared/page/PageHead';
import { Halves, Head, News } from './Announce.styles';
import { Column } from '@/components/landing/Landing.styles';
import { LandingFoot } from '@/components/landing/LandingFoot';
import { LandingTop } from '@/components/landing/LandingTop';
import { Waitlist } from './Waitlist';

/** Newest first; `entry.<key>.title` and `.text` are the words. */
const NEWS = [
  { key: 'help', day: '2026-11-26' },
  { key: 'experiences', day: '2026-11-26' },
  { key: 'fund', day: '2026-11-25' },
  { key: 'chance', day: '2026-11-23' },
  { key: 'pages', day: '2026-11-21' },
  { key: 'accounts', day: '2026-11-21' },
  { key: 'queue', day: '2026-11-21' },
] as const;

/** Announcements, and the waiting list. */
export function AnnounceScreen() {
  const { t, i18n } = useTranslation('announce');
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <LandingTop />
      <Column>
        <Head>
          <h1>{t('heading')}</h1>
          <p>{t('text')}</p>
        </Head>
        <Halves>
          <Waitlist />
          <News role="list">
            {NEWS.map(({ key, day }) => (
              <li key={key}>
                <article aria-labelledby={`news-${key}`}>
                  <time dateTime={day}>{days.format(new Date(day))}</time>
                  <h2 id={`news-${key}`}>{t(`entry.${key}.title`)}</h2>
                  <p>{t(`entry.${key}.text`)}</p>
                </article>
              </li>
            ))}
          </News>
        </Halves>
        <LandingFoot other="home" />
      </Column>
    </>
  );
}
