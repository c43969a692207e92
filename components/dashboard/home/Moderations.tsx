import { useTranslation } from '@/hooks/ui/useTranslation';
import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { Card } from '@/components/ui/Card';
import { FormError } from '@/components/ui/forms/FormError';
import { Cluster } from '@/components/ui/Stack';
import { useModerations, type Moderation } from '@/hooks/dashboard/useModerations';
import { Rows } from '@/components/dashboard/Dashboard.styles';

/** For whom the user moderates or is asked to; shows nothing when there is nobody. */
export function Moderations({ initial }: { initial: readonly Moderation[] }) {
  const { t } = useTranslation('dashboard');
  const { moderations, errorCode, isBusy, answer, leave } = useModerations(initial);
  if (moderations.length === 0) return null;
  return (
    <Card id="moderation" aria-labelledby="moderation-title">
      <h2 id="moderation-title">{t('mods.title')}</h2>
      <FormError code={errorCode}>{errorCode && t(`errors:${errorCode}`)}</FormError>
      {moderations.map((one) => (
        <section key={one.id} aria-label={one.name}>
          <Cluster $justify="space-between">
            <p>
              <bdi>{one.name}</bdi> (<bdi>{one.handle}</bdi>):{' '}
              {t(one.state === 'INVITED' ? 'mods.invited' : `mods.right_${one.right}`)}
            </p>
            {one.state === 'INVITED' ? (
              <Cluster $gap={2}>
                <Button size="small" isLoading={isBusy} onClick={() => void answer(one.id, true)}>
                  {t('mods.accept')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  isLoading={isBusy}
                  onClick={() => void answer(one.id, false)}
                >
                  {t('mods.decline')}
                </Button>
              </Cluster>
            ) : (
              <Button
                size="small"
                variant="quiet"
                isLoading={isBusy}
                aria-label={t('mods.leave_label', { name: one.name })}
                onClick={() => void leave(one.id)}
              >
                {t('mods.leave')}
              </Button>
            )}
          </Cluster>
          {one.state === 'ACTIVE' && (
            <Rows role="list">
              {one.parties.map((party) => (
                <li key={party.id}>
                  <Link href={`/party/${party.id}/dashboard`}>{party.title}</Link>
                  <small>{t(`party:state.${party.state}`)}</small>
                </li>
              ))}
              {one.lotteries.map((draw) => (
                <li key={draw.id}>
                  <Link href={`/chance/${draw.id}/dashboard`}>{draw.title}</Link>
                  <small>{t(`draw:state.${draw.state}`)}</small>
                </li>
              ))}
            </Rows>
          )}
        </section>
      ))}
    </Card>
  );
}
