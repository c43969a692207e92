import { useMemo, useRef, useState } from 'react';
import { Segments } from '@/components/studio/form/Segments';
import type { Sample } from '@/components/studio/samples/list';
import { Button } from '@/components/ui/buttons/Button';
import { useOverlayTheme } from '@/hooks/studio/useOverlayTheme';
import { usePreview } from '@/hooks/studio/usePreview';
import { useScale } from '@/hooks/studio/useScale';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { PREVIEW_PATH } from '@/lib/navigation/overlayAddress';
import type { CurrentUser } from '@/lib/session/currentUser';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import type { WidgetSettings } from '@/lib/shared/widgets/settings';
import { Safe, Stage, Sticky, Tools, type Ground } from './Preview.styles';

interface Props {
  user: CurrentUser;
  kind: WidgetKind;
  settings: WidgetSettings;
  sample: Sample;
  onPlay: () => void;
}

const GROUNDS = ['CHECKS', 'BRIGHT', 'DARK'] as const;

/** Sizes of browser sources, in px. */
const CANVASES = {
  FULL: { width: 1920, height: 1080 },
  HALF: { width: 1280, height: 720 },
  NARROW: { width: 400, height: 600 },
} as const;
type Canvas = keyof typeof CANVASES;

/** The overlay itself in a frame, over what it may stand on, at the size of its canvas. */
export function Preview({ user, kind, settings, sample, onPlay }: Props) {
  const { t, i18n } = useTranslation('studio');
  const [ground, setGround] = useState<Ground>('BRIGHT');
  const [canvas, setCanvas] = useState<Canvas>('FULL');
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = CANVASES[canvas];
  const scale = useScale(stage, { width, height });
  const { handle, extraPublic } = user;
  const themeVariables = useOverlayTheme(settings, {
    hue: Number(extraPublic.display_hue),
    isDark: extraPublic.display_is_dark_mode,
  });
  const locale = settings.language ?? i18n.language;
  const shown = useMemo(
    () =>
      themeVariables === null
        ? null
        : { kind, settings, themeVariables, locale, handle, ...sample },
    [kind, settings, themeVariables, locale, handle, sample],
  );
  usePreview(frame, shown);

  return (
    <>
      <Tools>
        <Segments
          label={t('preview.ground')}
          isLabelHidden
          value={ground}
          options={GROUNDS.map((value) => ({ value, label: t(`ground.${value}`) }))}
          onChange={setGround}
        />
        <div className="canvas">
          <Segments
            label={t('preview.canvas')}
            isLabelHidden
            value={canvas}
            options={[
              { value: 'FULL', label: '1080p' },
              { value: 'HALF', label: '720p' },
              { value: 'NARROW', label: t('preview.narrow') },
            ]}
            onChange={setCanvas}
          />
        </div>
        <Button variant="quiet" size="small" icon="play" onClick={onPlay}>
          {t('preview.play')}
        </Button>
      </Tools>
      <Sticky>
        <Stage ref={stage} $ground={ground}>
          <iframe
            ref={frame}
            src={PREVIEW_PATH}
            title={t('preview.title')}
            tabIndex={-1}
            allow="autoplay"
            style={{ width, height, transform: `scale(${scale})` }}
          />
          {canvas !== 'NARROW' && <Safe />}
        </Stage>
      </Sticky>
    </>
  );
}
