import { EditServiceScreen } from '@/components/experience/wizard/EditServiceScreen';
import { stepOf, type Step } from '@/hooks/experience/useSteps';
import { serverPage, type PageProps } from '@/lib/page/serverPage';
import type { ServiceEdit } from '@/lib/shared/experiences/views';

interface Own {
  edit: ServiceEdit;
  step: Step;
}

export default function EditExperiencePage({ edit, step }: PageProps<Own>) {
  return <EditServiceScreen key={edit.id} initial={edit} firstStep={step} />;
}

// Access is `member`, not `creator`: what is somebody else's is a 404 for everybody (rulings).
export const getServerSideProps = serverPage({
  access: 'member',
  namespaces: ['experienceEdit'],
  theme: 'viewer',
  calls: ({ params }) => ({
    service: ['get-service-edit', { serviceId: String(params?.serviceId) }],
  }),
  load: ({ answers, context }): { props: Own } | { notFound: true } => {
    const edit = answers.service.services.items[0];
    return edit ? { props: { edit, step: stepOf(context.query.step) } } : { notFound: true };
  },
});
