import styled from 'styled-components';
import { color, size, space } from '@/styles/tokens';
import { Form } from '@/components/studio/Studio.styles';
import { studioIcons } from '@/components/studio/studioIcons';
import { SelectField } from '@/components/ui/forms/SelectField';
import { asUsual, partsOf } from '@/hooks/studio/kinds';
import type { Editing } from '@/hooks/studio/useEdits';
import { useTranslation } from '@/hooks/ui/useTranslation';
import type { PartKind, WidgetKind } from '@/lib/shared/widgets/kinds';
import { USUAL_SETTINGS } from '@/lib/shared/widgets/settings';
import { DrawnButton } from './DrawnButton';
import { LookFields } from './LookFields';
import { PartFields } from './PartFields';
import { SaveNote } from './SaveNote';
import { SoundFields } from './SoundFields';

interface Props {
  kind: WidgetKind;
  /** The part whose look is set; the kind itself, or one of those that it combines. */
  part: PartKind;
  onPart: (part: PartKind) => void;
  editing: Editing;
  /** The creator's hue in degrees. */
  ownHue: number;
  /** Lets an alert be heard. */
  onTest: () => void;
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  h2 {
    flex: 1;
    min-width: 0;
    font-size: ${size.lead};
  }
`;

const Foot = styled.div`
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
`;

/** How the chosen overlay looks and sounds; each change is stored by itself. */
export function SettingsForm({ kind, part, onPart, editing, ownHue, onTest }: Props) {
  const { t } = useTranslation('studio');
  const { settings, canUndo, change, undo } = editing;
  const parts = partsOf(kind);
  return (
    <Form aria-labelledby="form-title">
      <Head>
        <h2 id="form-title">{t(`kind.${kind}`)}</h2>
        <DrawnButton
          drawing={studioIcons.undo}
          label={t('form.undo')}
          disabled={!canUndo}
          onClick={undo}
        />
        <DrawnButton
          drawing={studioIcons.usual}
          label={t('form.reset')}
          onClick={() => change('reset', asUsual(settings, USUAL_SETTINGS, part))}
        />
      </Head>
      {parts.length > 1 && (
        <SelectField
          label={t('form.part')}
          value={part}
          onChange={({ target: { value } }) => {
            const found = parts.find((one) => one === value);
            if (found) onPart(found);
          }}
          options={parts.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        />
      )}
      <PartFields part={part} settings={settings} onChange={change} />
      <LookFields
        settings={settings}
        isCombined={parts.length > 1}
        ownHue={ownHue}
        onChange={change}
      />
      <SoundFields settings={settings} onTest={onTest} onChange={change} />
      <Foot>
        <SaveNote editing={editing} />
      </Foot>
    </Form>
  );
}
