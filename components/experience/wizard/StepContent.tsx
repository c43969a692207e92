import type { TFunction } from 'i18next';
import { PicturesStep } from '@/components/experience/steps/PicturesStep';
import { PreviewStep } from '@/components/experience/steps/PreviewStep';
import { QuestionsStep } from '@/components/experience/steps/QuestionsStep';
import { RulesStep } from '@/components/experience/steps/RulesStep';
import { WhatStep } from '@/components/experience/steps/WhatStep';
import { WhenStep } from '@/components/experience/steps/WhenStep';
import { TiersStep } from '@/components/experience/tiers/TiersStep';
import type { ServiceEditor } from '@/hooks/experience/useServiceDraft';
import type { Step, useSteps } from '@/hooks/experience/useSteps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isAtOnce } from '@/lib/shared/experiences/kinds';
import { Head } from './Wizard.styles';

/** What every step is handed. */
export interface StepProps {
  editor: ServiceEditor;
}

export type Steps = ReturnType<typeof useSteps>;

const CONTENT = {
  what: WhatStep,
  pictures: PicturesStep,
  tiers: TiersStep,
  questions: QuestionsStep,
  when: WhenStep,
  rules: RulesStep,
  preview: PreviewStep,
} as const satisfies Record<Step, (props: StepProps) => unknown>;

/** The step that is shown, under its heading. */
export function StepContent({ editor, steps }: StepProps & { steps: Steps }) {
  const { t } = useTranslation('experienceEdit');
  const { step, heading } = steps;
  const Content = CONTENT[step];
  return (
    <>
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          {headingOf(step, editor, t)}
        </h1>
        <p>{introOf(step, editor, t)}</p>
      </Head>
      <Content editor={editor} />
    </>
  );
}

function headingOf(step: Step, { edit, draft }: ServiceEditor, t: TFunction): string {
  if (step === 'rules' && isAtOnce(draft.kind)) return t('rules.title_INSTANT');
  if (step !== 'preview') return t(`${step}.title`);
  if (edit.state !== 'DRAFT') return t(`preview.title_${edit.state}`);
  return edit.gaps.length === 0
    ? t('preview.title_ready')
    : t('preview.title_left', { count: edit.gaps.length });
}

function introOf(step: Step, { edit, draft }: ServiceEditor, t: TFunction): string {
  if (step === 'preview') return t(`preview.text_${edit.state}`);
  const isOfKind = step === 'when' || step === 'rules';
  return isOfKind ? t(`${step}.text_${draft.kind}`) : t(`${step}.text`);
}
