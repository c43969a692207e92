import { useTranslation } from '@/hooks/ui/useTranslation';
import { UserPhoto } from '@/components/ui/UserPhoto';
import type { DemoPerson } from '@/hooks/profile/useDemoQueue';
import { numbersIn } from '@/lib/i18n/numbers';
import { People } from './Demo.styles';

interface Props {
  title: string;
  people: readonly DemoPerson[];
  /** Shown when there is nobody. */
  empty?: string;
  /** They wait in line, so each shows its place. */
  isLine?: boolean;
}

export function DemoPeople({ title, people, empty, isLine = false }: Props) {
  const { i18n } = useTranslation('profile');
  const places = numbersIn(i18n.language);
  return (
    <div>
      <h4>{title}</h4>
      {people.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <People role="list">
          {people.map(({ number, handle }, index) => (
            <li key={number}>
              {isLine && <span>{places.format(index + 1)}</span>}
              <UserPhoto name={handle} side={25} />
              <bdi>{handle}</bdi>
            </li>
          ))}
        </People>
      )}
    </div>
  );
}
