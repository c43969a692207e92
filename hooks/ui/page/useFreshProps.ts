import { useRouter } from 'next/router';

/**
 * Reads the page's props anew, for a change that other parts of the page show as well: menu,
 * header, neighbouring sections. The reader stays where they are.
 */
export function useFreshProps(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const [page = '/'] = router.asPath.split('#');
    const read = () => router.replace(page, undefined, { scroll: false });
    // With a fragment in the address Next takes it for a jump within the page and reads nothing.
    if (page !== router.asPath) await read();
    await read();
  };
}
