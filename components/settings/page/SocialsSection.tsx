import { useRef, useState } from 'react';
import { Section } from '@/components/settings/Section';
import { Pair } from '@/components/settings/Settings.styles';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { pageOf } from '@/hooks/settings/pagePayload';
import type { SetupState } from '@/hooks/settings/useSetup';
import { useSetupForm } from '@/hooks/settings/useSetupForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { NETWORK_KEYS, NETWORKS } from '@/lib/shared/creators/socials';
import { SetupForm } from './SetupForm';

/** A creator's accounts on other networks. */
export function SocialsSection({ state }: { state: SetupState }) {
  const { t } = useTranslation('pagesetup');
  const [round, setRound] = useState(0);
  return (
    <Section id="socials" title={t('socials.title')} intro={t('socials.intro')}>
      <SocialsForm key={round} state={state} onNewer={() => setRound(round + 1)} />
    </Section>
  );
}

function SocialsForm({ state, onNewer }: { state: SetupState; onNewer: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  // The fields are sent in this order, so a refused one is found by its index.
  const nameOf = (index: number) => `socials.${index}.handle`;
  const form = useSetupForm({
    path: 'creators/save-page/',
    state,
    form: element,
    toPayload: (data, setup) => ({
      ...pageOf(setup),
      socials: NETWORK_KEYS.map((network, index) => ({
        network,
        handle: textOf(data, nameOf(index)),
      })),
    }),
    onNewer,
  });
  const handles = new Map(state.setup.socials.map(({ network, handle }) => [network, handle]));
  return (
    <SetupForm name="socials" form={form} element={element}>
      <Pair>
        {NETWORK_KEYS.map((network, index) => (
          <TextField
            key={network}
            name={nameOf(index)}
            label={NETWORKS[network].name}
            error={form.fieldErrors[nameOf(index)]}
            defaultValue={handles.get(network) ?? ''}
            placeholder={NETWORKS[network].address}
            maxLength={LIMITS.link}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </Pair>
    </SetupForm>
  );
}
