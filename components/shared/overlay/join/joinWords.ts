import type { TFunction } from 'i18next';
import type { OverlayParty } from '@/hooks/widgets/overlayParty';
import { isolated } from '@/lib/i18n/isolated';

/** "Play with Nora", under the name that the creator gave themselves. */
export function playWith({ name, handle }: OverlayParty['creator'], t: TFunction): string {
  return t('play_with', { name: isolated(name.trim() === '' ? handle : name) });
}
