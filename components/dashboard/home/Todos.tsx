import Link from 'next/link';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { Card } from '@/components/ui/Card';
import { Icon } from '@/components/ui/icons/Icon';
import { Intro, Rows } from '@/components/dashboard/Dashboard.styles';

/** Where each task of a fan's account is done; unknown tasks are not listed. */
const PLACES: Readonly<Record<string, string>> = {
  email_verified: '/dashboard/settings?active=verifications',
  handle: '/dashboard/settings?active=basics#handle',
};

/**
 * The open tasks of a fan's account, each with a link. Creators see theirs in the banner above the
 * pages of the dashboard.
 */
export function Todos({ open }: { open: readonly string[] }) {
  const { t } = useTranslation('dashboard');
  const known = open.flatMap((task) => (PLACES[task] ? [{ task, href: PLACES[task] }] : []));
  if (known.length === 0) return null;
  return (
    <Card aria-labelledby="todo-title">
      <div>
        <h2 id="todo-title">{t('todo.title')}</h2>
        <Intro>{t('todo.left', { count: known.length })}</Intro>
      </div>
      <Rows role="list">
        {known.map(({ task, href }) => (
          <li key={task}>
            <Link href={href}>{t(`todo.${task}`)}</Link>
            <Icon name="next" size={18} />
          </li>
        ))}
      </Rows>
    </Card>
  );
}
