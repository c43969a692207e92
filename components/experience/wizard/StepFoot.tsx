import { Button } from '@/components/ui/buttons/Button';
import { ButtonLink } from '@/components/ui/buttons/ButtonLink';
import { FormError } from '@/components/ui/forms/FormError';
import { usePublish } from '@/hooks/experience/usePublish';
import type { ServiceEditor } from '@/hooks/experience/useServiceDraft';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { Steps } from './StepContent';
import { Foot, FootRoom } from './Wizard.styles';

interface Props {
  editor: ServiceEditor;
  steps: Steps;
}

/** The way back and on; after the last step it goes live. */
export function StepFoot({ editor, steps: { before, after, go } }: Props) {
  const { t } = useTranslation('experienceEdit');
  return (
    <Foot>
      <FootRoom />
      {before ? (
        <Button variant="quiet" onClick={() => go(before)}>
          {t('foot.back')}
        </Button>
      ) : (
        <ButtonLink variant="quiet" href="/dashboard/experiences?active=services">
          {t('foot.later')}
        </ButtonLink>
      )}
      {after ? (
        <Button size="large" onClick={() => go(after)}>
          {t(`foot.to_${after}`)}
        </Button>
      ) : (
        <PublishButton editor={editor} go={go} />
      )}
    </Foot>
  );
}

function PublishButton({ editor, go }: { editor: ServiceEditor; go: Steps['go'] }) {
  const { t } = useTranslation('experienceEdit');
  const { edit } = editor;
  const { act, isRunning, refusal } = usePublish(editor, go);
  const left = edit.gaps.length;
  if (edit.state === 'PUBLISHED') {
    return (
      <ButtonLink size="large" href="/dashboard/experiences?active=services">
        {t('foot.done')}
      </ButtonLink>
    );
  }
  const words = edit.state === 'DRAFT' ? t('foot.publish') : t(`foot.act_${edit.state}`);
  return (
    <>
      <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
      <Button
        size="large"
        variant={left > 0 && edit.state === 'DRAFT' ? 'quiet' : 'primary'}
        isLoading={isRunning}
        onClick={() => void act()}
      >
        {left > 0 && edit.state === 'DRAFT' ? t('foot.publish_left', { count: left }) : words}
      </Button>
    </>
  );
}
