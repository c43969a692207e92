import { useRef, useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Button } from '@/components/ui/buttons/Button';
import type { Setup } from '@/hooks/settings/types';
import { useRows } from '@/hooks/settings/useRows';
import type { SetupState } from '@/hooks/settings/useSetup';
import { useSetupForm } from '@/hooks/settings/useSetupForm';
import { textOf } from '@/hooks/ui/formValues';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { ExampleRow } from './ExampleRow';
import { RowList } from './PageSetup.styles';
import { SetupForm } from './SetupForm';

/** What an example is while it is edited; its title and address live in the form. */
export type ExampleDraft = Pick<Setup['examples'][number], 'title' | 'url' | 'photo'> & {
  kind: 'VIDEO' | 'IMAGE' | 'LINK';
};

const NEW: ExampleDraft = { kind: 'VIDEO', title: '', url: null, photo: null };

/** Examples of a creator's work. */
export function ExamplesSection({ state }: { state: SetupState }) {
  const { t } = useTranslation('pagesetup');
  const [round, setRound] = useState(0);
  return (
    <Section id="examples" title={t('examples.title')} intro={t('examples.intro')}>
      <ExamplesForm key={round} state={state} onNewer={() => setRound(round + 1)} />
    </Section>
  );
}

function ExamplesForm({ state, onNewer }: { state: SetupState; onNewer: () => void }) {
  const { t } = useTranslation('pagesetup');
  const element = useRef<HTMLFormElement>(null);
  const list = useRows(state.setup.examples.map(draftOf), {
    root: element,
    most: LIMITS.examples,
  });
  const form = useSetupForm({
    path: 'creators/save-examples/',
    state,
    form: element,
    toPayload: (data, { version }) => ({
      version,
      items: list.rows.map(({ item: { kind, photo } }, index) => ({
        kind,
        title: textOf(data, `items.${index}.title`),
        url: textOf(data, `items.${index}.url`),
        photo,
      })),
    }),
    onNewer,
  });
  return (
    <SetupForm name="examples" form={form} element={element}>
      {list.rows.length === 0 ? <p>{t('examples.empty')}</p> : null}
      <RowList>
        {list.rows.map(({ key, item }, index) => (
          <ExampleRow
            key={key}
            id={key}
            index={index}
            count={list.rows.length}
            item={item}
            errors={form.fieldErrors}
            onChange={(part) => list.change(key, part)}
            onMove={(by) => list.move(key, by)}
            onRemove={() => list.remove(key)}
          />
        ))}
      </RowList>
      {list.canAdd ? (
        <div>
          <Button data-add variant="quiet" icon="plus" onClick={() => list.add(NEW)}>
            {t('examples.add')}
          </Button>
        </div>
      ) : null}
    </SetupForm>
  );
}

function draftOf({ kind, title, url, photo }: Setup['examples'][number]): ExampleDraft {
  return { kind: kind === 'IMAGE' || kind === 'LINK' ? kind : 'VIDEO', title, url, photo };
}
