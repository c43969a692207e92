import { PageHead } from '@/components/shared/page/PageHead';
import { Stack } from '@/components/ui/Stack';
import { useServiceDraft } from '@/hooks/experience/useServiceDraft';
import { useSteps, type Step } from '@/hooks/experience/useSteps';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { ServiceEdit } from '@/lib/shared/experiences/views';
import { StepContent } from './StepContent';
import { StepFoot } from './StepFoot';
import { StepNav } from './StepNav';
import { Trouble } from './Trouble';
import { Body, Layout, Page } from './Wizard.styles';
import { WizardBar } from './WizardBar';

interface Props {
  initial: ServiceEdit;
  /** The step that the address names. */
  firstStep: Step;
}

/** The editor of an experience: seven steps in any order, saved as it goes. */
export function EditServiceScreen({ initial, firstStep }: Props) {
  const { t } = useTranslation('experienceEdit');
  const editor = useServiceDraft(initial);
  const steps = useSteps(initial.id, firstStep);
  const title = editor.draft.title.trim() || t('untitled');
  return (
    <Page>
      <PageHead title={title} isPrivate />
      <Stack $gap={3}>
        <WizardBar editor={editor} title={title} />
        <Trouble editor={editor} />
      </Stack>
      <Layout>
        <StepNav serviceId={initial.id} gaps={editor.edit.gaps} steps={steps} />
        <Body>
          <StepContent key={editor.generation} editor={editor} steps={steps} />
        </Body>
      </Layout>
      <StepFoot editor={editor} steps={steps} />
    </Page>
  );
}
