import Link from 'next/link';
import type { StepProps } from '@/components/experience/wizard/StepContent';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Icon } from '@/components/ui/icons/Icon';
import { Cluster, Stack } from '@/components/ui/Stack';
import { priceOf } from '@/hooks/experience/settingsOf';
import { useOrigin } from '@/hooks/ui/page/useOrigin';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { servicePath } from '@/lib/navigation/tools/experiencePath';
import { formatMoney } from '@/lib/shared/money/format';
import { GateList } from './GateList';
import { Look } from './Steps.styles';

/** What is missing before it goes live, and a look at it. */
export function PreviewStep({ editor }: StepProps) {
  const { t } = useTranslation('experienceEdit');
  const origin = useOrigin();
  const { edit, draft } = editor;
  const path = servicePath(edit.handle, edit.id);
  return (
    <Stack $gap={6}>
      {edit.state === 'DRAFT' && <GateList gaps={edit.gaps} kind={draft.kind} id={edit.id} />}
      {edit.state === 'PUBLISHED' && (
        <Cluster>
          <CopyButton text={`${origin}${path}`} label={t('preview.copy')} />
        </Cluster>
      )}
      <FirstLook editor={editor} path={path} />
    </Stack>
  );
}

function FirstLook({ editor: { draft }, path }: StepProps & { path: string }) {
  const { t, i18n } = useTranslation('experienceEdit');
  const { images, currency, kind, tiers } = draft;
  const [cover] = images;
  return (
    <Look aria-label={t('preview.look')}>
      <div>{cover ? <img src={cover} alt="" /> : <Icon name="photo-sharing" size={40} />}</div>
      <div>
        <h2>
          <bdi>{draft.title.trim() || t('untitled')}</bdi>
        </h2>
        {draft.summary !== '' && (
          <p>
            <bdi>{draft.summary}</bdi>
          </p>
        )}
        {tiers.length > 0 && (
          <ul role="list">
            {tiers.map((tier, index) => {
              const amount = priceOf(tier, currency);
              return (
                <li key={tier.key}>
                  <bdi>{tier.name.trim() || t('tiers.tier', { number: index + 1 })}</bdi>
                  <b>{amount === null ? '–' : formatMoney({ amount, currency }, i18n.language)}</b>
                  {kind === 'SESSION' && (
                    <small>{t('tiers.minutes_short', { count: Number(tier.minutes) || 0 })}</small>
                  )}
                  {(kind === 'DELIVERY' || kind === 'QUEUE') && (
                    <small>{t('tiers.days_short', { count: Number(tier.days) || 0 })}</small>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        <p>
          <Link href={path} target="_blank">
            {t('preview.whole')}
          </Link>
        </p>
      </div>
    </Look>
  );
}
