import { CodeLogIn } from '@/components/shared/people/CodeLogIn';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useTranslation } from '@/hooks/ui/useTranslation';

interface Props {
  email: string;
  onEnter: () => void;
  onClose: () => void;
}

/** Six digits from the mail before something rare is held: the last one goes on by itself. */
export function CodeDialog({ email, onEnter, onClose }: Props) {
  const { t } = useTranslation('fund');
  return (
    <Dialog isOpen isSheet onClose={onClose} title={t('code.title')}>
      <p>{t('code.text', { email })}</p>
      <CodeLogIn {...{ email, onEnter }} label={t('code.label')} running={t('code.running')} />
    </Dialog>
  );
}
