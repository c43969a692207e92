import { Panel, PanelHead, PanelTitle, Quiet } from '@/components/shared/aftershow/Panel.styles';
import { Button } from '@/components/ui/buttons/Button';
import { FormError } from '@/components/ui/forms/FormError';
import { TextArea } from '@/components/ui/forms/TextArea';
import { Stack } from '@/components/ui/Stack';
import { useSayThanks } from '@/hooks/fundconsole/recap/useSayThanks';
import type { FundRecap } from '@/hooks/fundconsole/types';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { LIMITS } from '@/lib/shared/limits';

/** One message to everybody who was not thanked yet. */
export function ThanksPanel({ recap }: { recap: FundRecap }) {
  const { t } = useTranslation('fundHost');
  const { hasSaid, isRunning, refusal, say } = useSayThanks(recap.id);
  if (recap.unthanked === 0 && !hasSaid) return null;
  return (
    <Panel aria-labelledby="thanks-title">
      <PanelHead>
        <PanelTitle id="thanks-title">{t('act.thank', { count: recap.unthanked })}</PanelTitle>
      </PanelHead>
      {hasSaid ? (
        <p role="status">{t('thank.done')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const said = new FormData(event.currentTarget).get('text');
            if (typeof said === 'string' && said.trim() !== '') void say(said);
          }}
        >
          <Stack $gap={3}>
            <TextArea
              name="text"
              label={t('thank.words')}
              defaultValue={t('thank.usual')}
              maxLength={LIMITS.thanks}
              rows={3}
              dir="auto"
              required
            />
            <FormError code={refusal}>{refusal && t(`errors:${refusal}`)}</FormError>
            <div>
              <Button type="submit" variant="quiet" isLoading={isRunning}>
                {t('thank.confirm')}
              </Button>
            </div>
            <Quiet>{t('thank.hint')}</Quiet>
          </Stack>
        </form>
      )}
    </Panel>
  );
}
