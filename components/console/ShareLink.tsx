import { useTranslation } from '@/hooks/ui/useTranslation';
import styled from 'styled-components';
import { QrCode } from '@/components/shared/overlay/QrCode';
import { CopyButton } from '@/components/ui/buttons/CopyButton';
import { Stack } from '@/components/ui/Stack';
import { TextField } from '@/components/ui/forms/TextField';
import { livePath } from '@/lib/navigation/tools/livePath';
import { space } from '@/styles/tokens';

const Halves = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: ${space[4]} ${space[6]};

  > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

const Code = styled(QrCode)`
  flex: none;
  width: 9rem;
`;

interface Props {
  /** Scheme and host; '' until the page is alive. */
  origin: string;
  /** Handle of the tool's creator. */
  handle: string;
  /** Path of the tool's own page, and what its link is called. */
  path: string;
  pathLabel: string;
}

/** How viewers get to the tool: the creator's link for good, and the tool's own. */
export function ShareLink({ origin, handle, path, pathLabel }: Props) {
  const { t } = useTranslation('console');
  const permanent = `${origin}${livePath(handle)}`;
  return (
    <Halves>
      <Stack $gap={3}>
        <p>{t('share.text')}</p>
        <Link
          label={t('share.permanent')}
          hint={t('share.permanent_hint')}
          copyLabel={t('share.copy_permanent')}
          // Without the scheme it is short enough to be read out or typed from a stream.
          shown={permanent.replace(/^https?:\/\//, '')}
          url={permanent}
        />
        <Link
          label={pathLabel}
          copyLabel={t('share.copy')}
          shown={`${origin}${path}`}
          url={`${origin}${path}`}
        />
      </Stack>
      <Code text={permanent} label={t('share.qr')} />
    </Halves>
  );
}

interface LinkProps {
  label: string;
  hint?: string;
  copyLabel: string;
  shown: string;
  /** What is copied. */
  url: string;
}

function Link({ label, hint, copyLabel, shown, url }: LinkProps) {
  return (
    <Stack $gap={2}>
      <TextField
        label={label}
        hint={hint}
        readOnly
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <CopyButton text={url} label={copyLabel} />
      </div>
    </Stack>
  );
}
