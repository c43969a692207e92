import { fundRedirectProps } from '@/lib/page/fundPage';

/** Never rendered: the address leads to the public page. */
export default function FundRedirect() {
  return null;
}

export const getServerSideProps = fundRedirectProps;
