import type { GetServerSideProps } from 'next';

interface Props {
  rows: { id: number; name: string }[];
}

export const getServerSideProps: GetServerSideProps<Props> = ({ query }) => {
  const count = Math.min(Number(query.elements ?? 0) || 0, 5000);
  return Promise.resolve({
    props: {
      rows: Array.from({ length: count }, (_, id) => ({ id, name: `someone-${id}` })),
    },
  });
};

export default function BarePage({ rows }: Props) {
  return (
    <main>
      {rows.map((row) => (
        <p key={row.id}>{row.name}</p>
      ))}
    </main>
  );
}
