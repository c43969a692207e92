import { SwitchField } from '@/components/ui/forms/SwitchField';
import type { Editing } from '@/hooks/studio/useEdits';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { placesOf, type PartKind } from '@/lib/shared/widgets/kinds';
import { withPlace, type PartSettings, type WidgetSettings } from '@/lib/shared/widgets/settings';
import { DesignTiles } from './DesignTiles';
import { PlaceTiles } from './PlaceTiles';

interface Props {
  part: PartKind;
  settings: WidgetSettings;
  onChange: Editing['change'];
}

/** They show the way in. */
const WITH_CODE: ReadonlySet<PartKind> = new Set([
  ...(['QUEUE', 'JOIN', 'COUNTDOWN', 'TICKER'] as const),
  ...(['FUND', 'LEADERS', 'MILESTONES', 'POLL'] as const),
]);

/** They show how many have taken the way in: what that is called. */
const COUNTS: Partial<Record<PartKind, string>> = {
  QUEUE: 'form.waiting',
  JOIN: 'form.waiting',
  TICKER: 'form.waiting',
  COUNTDOWN: 'form.entered',
  FUND: 'form.supporters',
};

/** Design and place of one part, and what it shows. */
export function PartFields({ part, settings, onChange }: Props) {
  const { t } = useTranslation('studio');
  const look = settings.parts[part];
  const count = COUNTS[part];

  function set(field: keyof PartSettings, change: Partial<PartSettings>) {
    const next = withPlace(part, { ...look, ...change });
    onChange(`${part}.${field}`, { parts: { ...settings.parts, [part]: next } });
  }

  return (
    <>
      {part !== 'ROCKY' && (
        <DesignTiles value={look.design} onChange={(design) => set('design', { design })} />
      )}
      <PlaceTiles
        value={look.place}
        places={placesOf(part, look.design)}
        onChange={(place) => set('place', { place })}
      />
      {WITH_CODE.has(part) && (
        <div>
          <SwitchField
            label={t('form.code')}
            checked={look.hasCode}
            onChange={({ target: { checked } }) => set('hasCode', { hasCode: checked })}
          />
          {count !== undefined && (
            <SwitchField
              label={t(count)}
              checked={look.hasCount}
              onChange={({ target: { checked } }) => set('hasCount', { hasCount: checked })}
            />
          )}
        </div>
      )}
    </>
  );
}
