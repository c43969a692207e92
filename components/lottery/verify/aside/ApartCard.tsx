import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '@/components/ui/buttons/Button.styles';
import { Card } from '@/components/ui/Card';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import { proofPath, type Check } from '@/hooks/lottery/verify/useVerification';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { ChooseFile } from './ChooseFile';

const download = { lines: 'M12 4.5v10.5M7.5 11 12 15.5 16.5 11M5 19.5h14' } as const;

/** Files come from the server as they are: a link of the router would look for a page. */
const Download = styled.a<ButtonLook>`
  ${buttonLook}
`;

const Command = styled.code`
  display: block;
  width: 100%;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
  font: inherit;
  font-size: ${size.small};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const commandFor = (lotteryId: string) => `node verifyDraw.mjs draw-${lotteryId}.json`;

interface ApartProps {
  lotteryId: string;
  check: Check;
  onFiles: (files: FileList | null) => void;
}

/** How to check the draw without this site. */
export function ApartCard({ lotteryId, check, onFiles }: ApartProps) {
  const { t, i18n } = useTranslation('verifyDraw');
  const look = { $variant: 'quiet', $size: 'medium', $isWide: true } as const;
  const known = check.file === null ? check.bytes : null;
  const isMany = (known ?? 0) >= 1e6;
  const measured = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: isMany ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isMany ? 1 : 0,
  }).format(Math.max(1, (known ?? 0) / (isMany ? 1e6 : 1e3)));
  const file = known === null ? t('apart.proof') : t('apart.proof_size', { size: measured });
  return (
    <Card aria-labelledby="apart-title">
      <h2 id="apart-title">{t('apart.title')}</h2>
      <p>{t('apart.text')}</p>
      <Download {...look} href={proofPath(lotteryId)} download>
        <DrawnIcon drawing={download} size={20} />
        {file}
      </Download>
      <Download {...look} href="/static/verifyDraw.mjs" download>
        <DrawnIcon drawing={download} size={20} />
        {t('apart.script')}
      </Download>
      <Command>{commandFor(lotteryId)}</Command>
      <p>{t('apart.drop')}</p>
      <ChooseFile label={t('apart.choose')} onFiles={onFiles} />
    </Card>
  );
}
