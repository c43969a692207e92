import { ErrorScreen } from '@/components/layout/ErrorScreen';

export default function NotFoundPage() {
  return <ErrorScreen kind="missing" />;
}
