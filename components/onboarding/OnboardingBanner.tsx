import Link from 'next/link';
import { css, styled } from 'styled-components';
import { Icon } from '@/components/ui/icons/Icon';
import { useStripeLink } from '@/hooks/session/useStripeLink';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { isOnboardingBannerPlace } from '@/lib/navigation/onboarding';
import { openTasks, TASK_ADDRESS } from '@/lib/navigation/onboardingTasks';
import type { CurrentUser } from '@/lib/session/currentUser';
import { media } from '@/styles/media';
import { color, measure, radius, size, space, target, weight } from '@/styles/tokens';

interface OnboardingBannerProps {
  user: CurrentUser;
  /** Address of the page that shows it. */
  path: string;
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  max-width: calc(${measure.page} - 2 * ${space[8]});
  margin: ${space[4]} ${space[4]} 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  color: ${color.text};

  @media ${media.wide} {
    margin-inline: ${space[8]};
  }

  h2 {
    font-size: ${size.text};
    font-weight: ${weight.strong};
  }
`;

const Tasks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
`;

const taskLook = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  @media ${media.touch} {
    min-height: ${target.touch};
  }
`;

const Task = styled(Link)`
  ${taskLook}
`;

const TaskButton = styled.button`
  ${taskLook}
  border: 0;
  cursor: pointer;

  &[aria-disabled] {
    opacity: 0.6;
    cursor: progress;
  }
`;

/**
 * What a creator still has to do, as links, on the dashboard's pages and on profiles (product spec
 * §5). `PageShell` loads it for creators whose onboarding is not complete, and for nobody else.
 */
export function OnboardingBanner({ user, path }: OnboardingBannerProps) {
  const { t } = useTranslation('onboarding');
  const tasks = openTasks(user.onboardingStatus);
  const isAsked = user.userType === 'CREATOR' && !user.onboardingComplete && tasks.length > 0;
  if (!isAsked || !isOnboardingBannerPlace(path)) return null;
  return (
    <Root aria-labelledby="onboarding-banner">
      <h2 id="onboarding-banner">{t('banner.title', { count: tasks.length })}</h2>
      <Tasks role="list">
        {tasks.map((task) => (
          <li key={task}>
            {task === 'tax' ? (
              <StripeTask />
            ) : (
              <Task href={TASK_ADDRESS[task]}>
                {t(`${task}.title`)}
                <Icon name="next" size={16} />
              </Task>
            )}
          </li>
        ))}
      </Tasks>
    </Root>
  );
}

/** What is missing is filled in at Stripe, whose addresses work once: it is asked for at the press. */
function StripeTask() {
  const { t } = useTranslation('onboarding');
  const stripe = useStripeLink();
  return (
    <>
      <TaskButton
        type="button"
        aria-disabled={stripe.isRunning || undefined}
        onClick={() => {
          if (!stripe.isRunning) void stripe.open('connected');
        }}
      >
        {t('tax.title')}
        <Icon name="next" size={16} />
      </TaskButton>
      {stripe.refusal && <p role="alert">{t(`errors:${stripe.refusal}`)}</p>}
    </>
  );
}
