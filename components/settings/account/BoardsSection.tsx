import { Section } from '@/components/settings/Section';
import { Saved } from '@/components/settings/Settings.styles';
import { FormError } from '@/components/ui/forms/FormError';
import { SwitchField } from '@/components/ui/forms/SwitchField';
import { useBoardChoice } from '@/hooks/settings/useBoardChoice';
import { useTranslation } from '@/hooks/ui/useTranslation';

/** Whether creators' pages list how often one played. */
export function BoardsSection({ isOnBoards }: { isOnBoards: boolean }) {
  const { t } = useTranslation('settings');
  const { isShown, outcome, choose } = useBoardChoice(isOnBoards);
  return (
    <Section id="boards" title={t('boards.title')} intro={t('boards.intro')}>
      <FormError>{outcome === 'failed' && t('notify.failed')}</FormError>
      <SwitchField
        label={t('boards.switch')}
        hint={t('boards.hint')}
        checked={isShown}
        onChange={(event) => void choose(event.target.checked)}
      />
      <Saved role="status">{t(outcome === 'saved' ? 'notify.saved' : 'at_once')}</Saved>
    </Section>
  );
}
