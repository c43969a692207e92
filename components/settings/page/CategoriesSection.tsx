import { useRef, useState } from 'react';
import { Section } from '@/components/settings/Section';
import { pageOf } from '@/hooks/settings/pagePayload';
import type { SetupState } from '@/hooks/settings/useSetup';
import { useSetupForm } from '@/hooks/settings/useSetupForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { CATEGORIES, isCategory } from '@/lib/shared/creators/categories';
import { LIMITS } from '@/lib/shared/limits';
import { Chip, Chips } from './PageSetup.styles';
import { SetupForm } from './SetupForm';

/** The categories under which a creator is listed. */
export function CategoriesSection({ state }: { state: SetupState }) {
  const { t } = useTranslation('pagesetup');
  const [round, setRound] = useState(0);
  return (
    <Section id="categories" title={t('categories.title')} intro={t('categories.intro')}>
      <CategoriesForm key={round} state={state} onNewer={() => setRound(round + 1)} />
    </Section>
  );
}

function CategoriesForm({ state, onNewer }: { state: SetupState; onNewer: () => void }) {
  const { t } = useTranslation('pagesetup');
  const { t: tCommon } = useTranslation('common');
  const element = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(state.setup.categories);
  const form = useSetupForm({
    path: 'creators/save-page/',
    state,
    form: element,
    toPayload: (_data, setup) => ({ ...pageOf(setup), categories: chosen.filter(isCategory) }),
    onNewer,
  });
  const isFull = chosen.length >= LIMITS.categories;
  return (
    <SetupForm name="categories" form={form} element={element}>
      <Chips>
        <legend>{t('categories.count', { count: chosen.length, most: LIMITS.categories })}</legend>
        {CATEGORIES.map((category) => {
          const isOn = chosen.includes(category);
          return (
            <Chip key={category} $isOn={isOn} $isOff={isFull && !isOn}>
              <input
                type="checkbox"
                name="category"
                value={category}
                checked={isOn}
                disabled={isFull && !isOn}
                onChange={() => {
                  const others = chosen.filter((one) => one !== category);
                  setChosen(isOn ? others : [...others, category]);
                }}
              />
              {tCommon(`category.${category}`)}
            </Chip>
          );
        })}
      </Chips>
    </SetupForm>
  );
}
