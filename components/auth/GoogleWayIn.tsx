import dynamic from 'next/dynamic';
import { styled } from 'styled-components';
import { useTranslation } from '@/hooks/ui/useTranslation';
import { color, space } from '@/styles/tokens';
import { GooglePlace } from './GooglePlace';

// Loaded after the form, which works without Google's script.
const GoogleSignIn = dynamic(() => import('./GoogleSignIn').then((module) => module.GoogleSignIn), {
  ssr: false,
  loading: () => <GooglePlace $size="large" />,
});

interface GoogleWayInProps {
  /** Null: this installation offers no sign-in with Google, and nothing shows. */
  clientId: string | null;
  purpose: 'signin' | 'signup';
}

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.textQuiet};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

/** Sign-in with Google, below a form. */
export function GoogleWayIn({ clientId, purpose }: GoogleWayInProps) {
  const { t } = useTranslation('auth');
  if (clientId === null) return null;
  return (
    <>
      <Or>{t('google.or')}</Or>
      <GoogleSignIn clientId={clientId} purpose={purpose} size="large" />
    </>
  );
}
