import type { Draft } from './draft';
import { useSession } from '@/hooks/session/useSession';

/** The name others will see; null: "Somebody". */
export function useShownName(
  { visibility, alias, name }: Pick<Draft, 'visibility' | 'alias' | 'name'>,
  isVisitor: boolean,
): string | null {
  const { user } = useSession();
  if (visibility === 'ANONYMOUS') return null;
  if (visibility === 'ALIAS') return alias.trim() || null;
  return isVisitor ? name.trim() || null : (user?.handle ?? null);
}
