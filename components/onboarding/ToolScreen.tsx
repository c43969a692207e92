import { ToolMark, type Tool } from '@/components/shared/ToolMark';
import { serviceIcons } from '@/components/shared/services/serviceIcons';
import { DrawnIcon } from '@/components/ui/icons/Icon';
import type { Onboarding } from '@/hooks/onboarding/useOnboarding';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { FIRST_TOOLS, type FirstTool } from '@/lib/navigation/onboardingScreens';
import { Choice, Choices } from './Onboarding.styles';
import { Screen } from './Screen';

const MARKS: Partial<Record<FirstTool, Tool>> = { queue: 'queue', draw: 'chance', fund: 'fund' };
const TOOLS = Object.keys(FIRST_TOOLS) as FirstTool[];

/** What a creator wants to run first; all else waits in the menu. */
export function ToolScreen({ way }: { way: Onboarding }) {
  const { t } = useTranslation('onboarding');
  return (
    <Screen name="tool" way={way} submit={t(`tool.${way.tool}_submit`)} onSubmit={way.goOn}>
      <Choices>
        <legend>{t('tool.title')}</legend>
        {TOOLS.map((tool) => (
          <Choice key={tool}>
            <input
              type="radio"
              name="tool"
              value={tool}
              checked={way.tool === tool}
              onChange={() => way.chooseTool(tool)}
            />
            <Mark of={MARKS[tool]} />
            <span>
              <b>{t(`tool.${tool}`)}</b>
              <small>{t(`tool.${tool}_hint`)}</small>
            </span>
            <span className="edge" aria-hidden="true" />
          </Choice>
        ))}
      </Choices>
    </Screen>
  );
}

function Mark({ of: tool }: { of: Tool | undefined }) {
  return tool === undefined ? (
    <DrawnIcon drawing={serviceIcons.calendar} size={40} />
  ) : (
    <ToolMark tool={tool} size={40} />
  );
}
