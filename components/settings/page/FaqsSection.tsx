import { useRef, useState } from 'react';
import { Fold } from '@/components/settings/Settings.styles';
import { Section } from '@/components/settings/Section';
import { Button } from '@/components/ui/buttons/Button';
import { Icon } from '@/components/ui/icons/Icon';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextField } from '@/components/ui/forms/TextField';
import { textOf } from '@/hooks/ui/formValues';
import { useRows } from '@/hooks/settings/useRows';
import type { SetupState } from '@/hooks/settings/useSetup';
import { useSetupForm } from '@/hooks/settings/useSetupForm';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';
import { RowBox, RowList } from './PageSetup.styles';
import { RowTools } from './RowTools';
import { SetupForm } from './SetupForm';

const NEW = { question: '', answer: '' };

/** Frequent questions and their answers. */
export function FaqsSection({ state }: { state: SetupState }) {
  const { t } = useTranslation('pagesetup');
  const [round, setRound] = useState(0);
  return (
    <Section id="faqs" title={t('faqs.title')} intro={t('faqs.intro')}>
      <FaqsForm key={round} state={state} onNewer={() => setRound(round + 1)} />
    </Section>
  );
}

function FaqsForm({ state, onNewer }: { state: SetupState; onNewer: () => void }) {
  const { t } = useTranslation('pagesetup');
  const element = useRef<HTMLFormElement>(null);
  const list = useRows<typeof NEW>(state.setup.faqs, { root: element, most: LIMITS.faqs });
  const form = useSetupForm({
    path: 'creators/save-faqs/',
    state,
    form: element,
    toPayload: (data, { version }) => ({
      version,
      items: list.rows.map((_row, index) => ({
        question: textOf(data, `items.${index}.question`),
        answer: textOf(data, `items.${index}.answer`),
      })),
    }),
    onNewer,
  });
  const { fieldErrors } = form;
  return (
    <SetupForm name="faqs" form={form} element={element}>
      {list.rows.length === 0 ? <p>{t('faqs.empty')}</p> : null}
      <RowList>
        {list.rows.map(({ key, item }, index) => {
          const title = t('faqs.one', { number: index + 1 });
          return (
            <RowBox key={key} data-row={key} aria-label={title}>
              <RowTools
                title={title}
                isFirst={index === 0}
                isLast={index === list.rows.length - 1}
                onMove={(by) => list.move(key, by)}
                onRemove={() => list.remove(key)}
              />
              <Fold open={item.question === ''}>
                <summary>
                  <span dir="auto">{item.question || t('faqs.question')}</span>
                  <Icon name="chevron-down" size={20} />
                </summary>
                <TextField
                  name={`items.${index}.question`}
                  label={t('faqs.question')}
                  error={fieldErrors[`items.${index}.question`]}
                  defaultValue={item.question}
                  maxLength={LIMITS.faqQuestion}
                  dir="auto"
                  required
                />
                <TextArea
                  name={`items.${index}.answer`}
                  label={t('faqs.answer')}
                  error={fieldErrors[`items.${index}.answer`]}
                  defaultValue={item.answer}
                  maxLength={LIMITS.faqAnswer}
                  dir="auto"
                  required
                />
              </Fold>
            </RowBox>
          );
        })}
      </RowList>
      {list.canAdd ? (
        <div>
          <Button data-add variant="quiet" icon="plus" onClick={() => list.add(NEW)}>
            {t('faqs.add')}
          </Button>
        </div>
      ) : null}
    </SetupForm>
  );
}
