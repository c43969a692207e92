import type { NextPage } from 'next';
import { ErrorScreen } from '@/components/layout/ErrorScreen';

interface ErrorPageProps {
  statusCode: number;
}

const ErrorPage: NextPage<ErrorPageProps> = ({ statusCode }) => (
  // An address that cannot be read, for one, is nobody's fault of ours.
  <ErrorScreen kind={statusCode >= 400 && statusCode < 500 ? 'missing' : 'fault'} />
);

ErrorPage.getInitialProps = ({ res, err }) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 500,
});

export default ErrorPage;
