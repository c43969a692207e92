import type { NextPage } from 'next';
import { ErrorScreen } from '@/components/layout/ErrorScreen';

interface ErrorPageProps {
  statusCode: number;
}

const ErrorPage: NextPage<ErrorPageProps> = ({ statusCode }) => (
  <ErrorScreen kind={statusCode === 404 ? 'missing' : 'fault'} />
);

ErrorPage.getInitialProps = ({ res, err }) => ({
  statusCode: res?.statusCode ?? err?.statusCode ?? 500,
});

export default ErrorPage;
